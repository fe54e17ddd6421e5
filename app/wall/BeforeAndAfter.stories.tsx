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

export const TheWeekOpens = pair('screens-dashboard--week-open', dashboard.WeekOpen, {
  now: 'The week card opens a sheet of forty weeks. Where the due date is not known, the week is called an example, with the way to add the date.',
  worse: 'the upcoming sessions begin lower.',
});
export const APlaceJustTaken = pair('screens-session--place-just-taken', session.PlaceJustTaken, {
  now: 'The bar says that the place is kept, with Add to calendar and Share beside it. The instructor has a card, and Join is quiet until a quarter of an hour before the session.',
  worse: 'the facts of the session begin lower, and the bar is one row higher.',
});
export const LiveOnTheDashboard = pair('screens-dashboard--in-progress', dashboard.InProgress, {
  now: 'A session in progress stands first, with Join one tap away.',
  worse: 'the upcoming sessions begin below the first view of a phone.',
});
export const LiveOnItsOwnPage = pair('screens-session--in-progress', session.InProgress, {
  now: '“Happening now” stands in place of COMPLETED, with Join; feedback waits for the end.',
});
export const ManySessions = pair('screens-sessions--forty-eight', sessions.FortyEight, {
  now: 'Days have headings that stay in view; each day has one full card and compact ones after it. From 1024 px there is a rail of days, and where several programmes are loaded they can be chosen.',
});
export const SessionOnItsWay = pair('screens-session--on-its-way', session.OnItsWay, {
  now: 'Boxes stand where the parts of the session will be, so that nothing moves when they arrive.',
});
export const OpenedFromTheList = pair('screens-sessions--opened-from-the-list', sessions.OpenedFromTheList, {
  now: 'A session that is opened from the list shows at once what the list knew of it.',
});
export const NoSessionIsComing = pair('screens-sessions--none-upcoming', sessions.NoneUpcoming, {
  now: 'The empty list leads on to the free sessions.',
});
export const WhoLeadsASession = pair('screens-session--open', session.Open, {
  now: 'The instructor has a card.',
  worse: 'date and time begin lower.',
});
export const UnknownAddress = pair('screens-public-pages--unknown-address', publicPages.UnknownAddress, {
  now: 'A notice says that the page does not exist and where the user is now.',
  worse: 'the notice lies over the heading while it is there.',
});
export const SessionsThatFailed = pair('screens-dashboard--sessions-failed', dashboard.SessionsFailed, {
  now: 'The error stands as close to its heading as the cards it takes the place of.',
});
export const WrongCode = pair('screens-one-time-code--wrong-code', code.WrongCode, {
  now: 'The boxes are red; they were in the colour of focus. The toast, whose title is the specification’s (OT-14), is in both and left the picture of before too early.',
  worse: 'nothing new: the toast lies over the heading while it is there, as before.',
});
export const SignIn = pair('screens-sign-in--empty', signIn.Empty, {
  now: 'The way back is a quiet icon. From 1024 px the drawing’s side is narrower and has its grid of dots.',
});
export const MenuOfAPhone = pair(
  'screens-public-pages--landing-with-menu-open',
  publicPages.LandingWithMenuOpen,
  {
    now: 'The page under the menu is veiled, and a press on it closes the menu. In Hindi the second button is whole.',
  },
);
export const SettingsBeingEdited = pair('screens-settings--editing', settings.Editing, {
  now: 'A place has a pin; it had a house. From 1024 px the name of a hospital is not cut off.',
});
export const AskedBeforeErasing = pair(
  'screens-settings--asked-before-erasing',
  settings.AskedBeforeErasing,
  { now: 'The question is wholly above the bar, and the focus is in it.' },
);
export const Subscription = pair(
  'screens-free-access-plans-and-payments--subscription',
  memberPages.Subscription,
  {
    now: 'The price is as large as in its picture, Upgrade is quiet while it leads nowhere, and the ornament is away from the text.',
  },
);
export const Payments = pair('screens-free-access-plans-and-payments--payments', memberPages.Payments, {
  now: 'A payment without a transaction number says nothing of it.',
  worse: 'a number is on a line of its own.',
});
export const Pricing = pair('screens-public-pages--pricing', publicPages.Pricing, {
  now: 'The prices are as large as in their picture.',
});
export const About = pair('screens-public-pages--about', publicPages.About, {
  now: 'How Janani works, in steps, follows the three cards, and three promises stand before the way in.',
});
export const Blog = pair('screens-public-pages--blog', publicPages.Blog, {
  now: 'The page says that there is nothing to read yet, and leads to sessions, to how Janani works and to what it costs.',
});
