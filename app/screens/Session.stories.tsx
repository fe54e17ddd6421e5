import type { Meta } from '@storybook/react-vite';
import { type ScreenProps, screenMeta } from './Screen.tsx';
import { memberScreen } from './screen.ts';

const meta = {
  ...screenMeta,
  title: 'Screens/Session',
  tags: ['!autodocs', '!test', 'screens'],
} satisfies Meta<ScreenProps>;
export default meta;

const getPath = (slug: string) => `/session/${slug}`;
const FREE_SESSION = 'preparing-for-labour';
const ENROLLED_SESSION = 'gentle-prenatal-yoga';
const ENDED_SESSION = 'rest-and-sleep';

const existingSessionState = (slug: string) => [{ state: 'a session exists' as const, params: { slug } }];
const endedSessionState = [{ state: 'a session is over' as const, params: { slug: ENDED_SESSION } }];

export const Open = memberScreen(getPath('class'), ({ see }) => see('h1'), {
  states: existingSessionState('class'),
});
Open.tags = ['SD-02', 'SD-07'];
export const Free = memberScreen(getPath(FREE_SESSION), ({ see }) => see('h1'));
Free.tags = ['SD-14', 'SD-17'];
export const WithAPlace = memberScreen(getPath(ENROLLED_SESSION), ({ see }) => see('h1'), {
  states: [{ state: 'the user is enrolled', params: { slug: ENROLLED_SESSION } }],
});
WithAPlace.tags = ['SD-10'];
export const WithAPlaceAndNoLinkYet = memberScreen(getPath('class'), ({ see }) => see('h1'), {
  states: [
    { state: 'a session exists', params: { slug: 'class', joinLink: false } },
    { state: 'the user is enrolled', params: { slug: 'class' } },
  ],
});
WithAPlaceAndNoLinkYet.tags = ['SD-11'];
export const StartsInTwelveMinutes = memberScreen(getPath('class'), ({ see }) => see('h1'), {
  states: [
    { state: 'a session starts in so many minutes', params: { slug: 'class', minutes: 12 } },
    { state: 'the user is enrolled', params: { slug: 'class' } },
  ],
});
export const InProgress = memberScreen(getPath('class'), ({ see }) => see('h1'), {
  states: [
    { state: 'a session starts in so many minutes', params: { slug: 'class', minutes: -5 } },
    { state: 'the user is enrolled', params: { slug: 'class' } },
  ],
});
InProgress.tags = ['SD-16'];
/** The first button of the page, or the only one. */
const ENROLL = 'main button';

export const TakingAPlace = memberScreen(getPath('class'), ({ press }) => press(ENROLL), {
  states: existingSessionState('class'),
  faults: [{ match: 'POST *', fault: { kind: 'delay', ms: 3_600_000 } }],
});
TakingAPlace.tags = ['SD-08'];
export const PlaceJustTaken = memberScreen(getPath('class'), ({ press }) => press(ENROLL), {
  states: existingSessionState('class'),
});
PlaceJustTaken.tags = ['SD-13'];
export const PlaceCouldNotBeTaken = memberScreen(
  getPath('class'),
  async ({ press, see }) => {
    await press(ENROLL);
    await see('[role="alertdialog"]');
  },
  {
    states: existingSessionState('class'),
    faults: [{ match: 'POST *', fault: { kind: 'status', status: 500 }, times: 'always' }],
  },
);
export const Over = memberScreen(getPath(ENDED_SESSION), ({ see }) => see('form'), {
  states: endedSessionState,
});
Over.tags = ['SD-15', 'SD-17', 'SD-18'];
export const FeedbackWithoutStars = memberScreen(
  getPath(ENDED_SESSION),
  async ({ press, see }) => {
    await press('form button[type="submit"]');
    await see('form [aria-invalid="true"]');
  },
  { states: endedSessionState },
);
FeedbackWithoutStars.tags = ['SD-19'];
export const FeedbackGiven = memberScreen(getPath(ENDED_SESSION), ({ see }) => see('h1'), {
  states: endedSessionState,
  local: {
    'feedback:{user}': {
      [ENDED_SESSION]: { rating: 4, comment: 'Calm and clear', date: '2026-11-20T12:00:00.000Z' },
    },
  },
});
FeedbackGiven.tags = ['SD-20'];
export const RequiredFieldsOnly = memberScreen(getPath('open-hour'), ({ see }) => see('h1'), {
  states: [{ state: 'a session with the required fields only' }],
});
RequiredFieldsOnly.tags = ['SE-13'];
/** A session that is loading has no heading yet. */
const LOADING = 'main output';
export const OnItsWay = memberScreen(getPath(FREE_SESSION), ({ see }) => see(LOADING), {
  faults: [{ match: '*', fault: { kind: 'delay', ms: 3_600_000 }, times: 'always' }],
});
OnItsWay.name = 'Loading';
OnItsWay.tags = ['SD-05'];
export const NotFound = memberScreen(getPath('no-such-session'));
NotFound.tags = ['SD-06'];
export const Failed = memberScreen(getPath(FREE_SESSION), ({ see }) => see('main button'), {
  faults: [{ match: '*', fault: { kind: 'status', status: 403 }, times: 'always' }],
});
Failed.tags = ['SD-06'];
export const NoConnection = memberScreen(getPath(FREE_SESSION), ({ see }) => see(LOADING), {
  isOffline: true,
});
NoConnection.name = 'Offline';
