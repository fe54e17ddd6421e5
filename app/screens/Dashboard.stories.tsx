import type { Meta } from '@storybook/react-vite';
import { type ScreenProps, screenMeta } from './Screen.tsx';
import { NOW } from './create-scene.ts';
import { memberScreen, screen } from './screen.ts';

const meta = {
  ...screenMeta,
  title: 'Screens/Dashboard',
  tags: ['!autodocs', '!test', 'screens'],
} satisfies Meta<ScreenProps>;
export default meta;

const path = '/dashboard';
const LIST = 'GET /api/user/sessions';
const withConsentChoice = { local: { 'consent:{user}': { analytics: false, version: 2 } } };
const CARD = 'main article';

export const Usual = memberScreen(path, ({ see }) => see(CARD), withConsentChoice);
Usual.tags = ['DB-03', 'DB-06', 'DB-09'];
export const AskedForConsent = memberScreen(path, ({ see }) => see('section[aria-labelledby="consent"]'));
export const ConsentChoices = memberScreen(path, async ({ see, press }) => {
  await press(
    'section[aria-labelledby="consent"] button + button, section[aria-labelledby="consent"] :has(button) + * button',
  );
  await see('[role="dialog"]');
});
export const WeekOpen = memberScreen(
  path,
  async ({ see, press }) => {
    await see(CARD);
    await press('main button');
    await see('[role="dialog"] dl');
  },
  withConsentChoice,
);
export const NothingComing = memberScreen(path, undefined, {
  ...withConsentChoice,
  states: [{ state: 'no sessions' }],
});
NothingComing.name = 'Empty';
NothingComing.tags = ['DB-07'];
export const SessionsOnTheirWay = memberScreen(path, undefined, {
  ...withConsentChoice,
  faults: [{ match: LIST, fault: { kind: 'delay', ms: 3_600_000 }, times: 'always' }],
});
SessionsOnTheirWay.name = 'Loading';
export const SessionsFailed = memberScreen(path, ({ see }) => see('main button'), {
  ...withConsentChoice,
  faults: [{ match: LIST, fault: { kind: 'status', status: 404 }, times: 'always' }],
});
/** An enrolled session as it is persisted on this device, which begins in this many minutes. */
const createTimetable = (minutes: number) => ({
  local: {
    ...withConsentChoice.local,
    'timetable:{user}': [
      {
        id: 1,
        slug: 'class',
        title: 'Preparing for labour: what to expect',
        program: 'Education',
        scheduled_at: new Date(Date.parse(NOW) + minutes * 60_000).toISOString(),
        duration: 30,
        is_enrolled: true,
        enrollment: { status: 'enrolled', join_link: 'https://meet.example/class' },
      },
    ],
  },
});
const NEXT_SESSION = 'article[aria-label] a[href*="/session/class"]';
SessionsFailed.name = 'Failed';
export const SoonStarting = memberScreen(path, ({ see }) => see(NEXT_SESSION), createTimetable(12));
export const InProgress = memberScreen(path, ({ see }) => see(NEXT_SESSION), createTimetable(-5));
export const AccountMenuOpen = memberScreen(
  path,
  async ({ see, press }) => {
    await press('header button[aria-haspopup]');
    await see('[role="menuitem"]');
  },
  withConsentChoice,
);
AccountMenuOpen.tags = ['DB-10'];
export const WithAProfileOnThisPhone = memberScreen(path, ({ see }) => see(CARD), {
  local: {
    ...withConsentChoice.local,
    'profile:{user}': { first_name: 'Ananya', due_date: '2027-03-14', city: 'Pune' },
  },
});
WithAProfileOnThisPhone.tags = ['DB-05'];
export const NoConnection = memberScreen(path, undefined, { ...withConsentChoice, isOffline: true });
NoConnection.name = 'Offline';
export const NotSignedIn = screen({ path });
NotSignedIn.tags = ['RT-16'];
