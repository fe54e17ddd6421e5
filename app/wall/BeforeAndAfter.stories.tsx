import type { Meta } from '@storybook/react-vite';
import { pair } from './before/pair.tsx';
import * as code from './Code.stories.tsx';
import * as dashboard from './Dashboard.stories.tsx';
import * as memberPages from './MemberPages.stories.tsx';
import * as publicPages from './PublicPages.stories.tsx';
import { type ScreenProps, wall } from './Screen.tsx';
import * as session from './Session.stories.tsx';
import * as sessions from './Sessions.stories.tsx';
import * as settings from './Settings.stories.tsx';
import * as signIn from './SignIn.stories.tsx';

/** What the last round of work changed, as it was and as it is: docs/how-to/screen.md#before-and-after. */
const meta = {
  ...wall,
  title: 'Screens/Before and after',
  tags: ['!autodocs', '!test', 'before'],
} satisfies Meta<ScreenProps>;
export default meta;

export const TheWeekOpens = pair('screens-dashboard--week-open', dashboard.WeekOpen);
export const APlaceJustTaken = pair('screens-session--place-just-taken', session.PlaceJustTaken);
export const LiveOnTheDashboard = pair('screens-dashboard--in-progress', dashboard.InProgress);
export const LiveOnItsOwnPage = pair('screens-session--in-progress', session.InProgress);
export const ManySessions = pair('screens-sessions--forty-eight', sessions.FortyEight);
export const SessionOnItsWay = pair('screens-session--on-its-way', session.OnItsWay);
export const OpenedFromTheList = pair('screens-sessions--opened-from-the-list', sessions.OpenedFromTheList);
export const NoSessionIsComing = pair('screens-sessions--none-upcoming', sessions.NoneUpcoming);
export const WhoLeadsASession = pair('screens-session--open', session.Open);
export const UnknownAddress = pair('screens-public-pages--unknown-address', publicPages.UnknownAddress);
export const SessionsThatFailed = pair('screens-dashboard--sessions-failed', dashboard.SessionsFailed);
export const WrongCode = pair('screens-one-time-code--wrong-code', code.WrongCode);
export const SignIn = pair('screens-sign-in--empty', signIn.Empty);
export const MenuOfAPhone = pair(
  'screens-public-pages--landing-with-menu-open',
  publicPages.LandingWithMenuOpen,
);
export const SettingsBeingEdited = pair('screens-settings--editing', settings.Editing);
export const AskedBeforeErasing = pair('screens-settings--asked-before-erasing', settings.AskedBeforeErasing);
export const Subscription = pair(
  'screens-free-access-plans-and-payments--subscription',
  memberPages.Subscription,
);
export const Payments = pair('screens-free-access-plans-and-payments--payments', memberPages.Payments);
export const Pricing = pair('screens-public-pages--pricing', publicPages.Pricing);
export const About = pair('screens-public-pages--about', publicPages.About);
export const Blog = pair('screens-public-pages--blog', publicPages.Blog);
