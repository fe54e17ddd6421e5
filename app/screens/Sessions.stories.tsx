import type { Meta } from '@storybook/react-vite';
import { type ScreenProps, screenMeta } from './Screen.tsx';
import { memberScreen } from './screen.ts';

const meta = {
  ...screenMeta,
  title: 'Screens/Sessions',
  tags: ['!autodocs', '!test', 'screens'],
} satisfies Meta<ScreenProps>;
export default meta;

const path = '/sessions';
const LIST = 'GET /api/user/sessions';
const CARD = 'main article';
/** The state after the search: another session has left the list. */
const SEARCHED = 'html:not(:has(a[href*="swollen-feet"]))';
const EMPTY = 'main [role="status"] :is(h2, h3)';
const COMPLETED = '[role="tab"]:nth-of-type(2)';

export const Upcoming = memberScreen(path, ({ see }) => see(CARD));
Upcoming.tags = ['SE-01', 'SE-02', 'SE-04'];
export const Completed = memberScreen(path, async ({ see, press }) => {
  await see(CARD);
  await press(COMPLETED);
  await see(CARD);
});
Completed.tags = ['SE-02'];
export const FortyEight = memberScreen(path, ({ see }) => see(CARD), {
  states: [{ state: 'sessions in number', params: { count: 48 } }],
});
FortyEight.tags = ['SE-03'];
export const Found = memberScreen(path, async ({ see, type }) => {
  await see(CARD);
  await type('input[type="search"]', 'yoga');
  await see(SEARCHED);
  await see(CARD);
});
Found.tags = ['SE-01'];
export const NothingFound = memberScreen(path, async ({ see, type }) => {
  await type('input[type="search"]', 'zzz');
  await see(EMPTY);
});
NothingFound.tags = ['SE-05'];
export const NoneUpcoming = memberScreen(path, ({ see }) => see(EMPTY), {
  states: [{ state: 'no sessions' }],
});
NoneUpcoming.name = 'Empty';
NoneUpcoming.tags = ['SE-05'];
export const OpenedFromTheList = memberScreen(
  path,
  async ({ see, press }) => {
    await press(`${CARD} a`);
    await see('main:has(dt) h1');
  },
  {
    faults: [{ match: 'GET /api/user/sessions/*', fault: { kind: 'delay', ms: 3_600_000 }, times: 'always' }],
  },
);
export const NoneCompleted = memberScreen(path, ({ press }) => press(COMPLETED), {
  states: [{ state: 'no sessions' }],
});
NoneCompleted.tags = ['SE-06'];
export const OnTheirWay = memberScreen(path, undefined, {
  faults: [{ match: LIST, fault: { kind: 'delay', ms: 3_600_000 }, times: 'always' }],
});
OnTheirWay.name = 'Loading';
export const Failed = memberScreen(path, ({ see }) => see('main button'), {
  faults: [{ match: LIST, fault: { kind: 'status', status: 404 }, times: 'always' }],
});
export const NoConnection = memberScreen(path, undefined, { isOffline: true });
NoConnection.name = 'Offline';
export const PlainData = memberScreen(path, ({ see }) => see(CARD), {
  states: [{ state: 'no sessions' }, { state: 'a session with the required fields only' }],
});
PlainData.tags = ['SE-13'];
