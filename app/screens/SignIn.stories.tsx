import type { Meta } from '@storybook/react-vite';
import { type ScreenProps, screenMeta } from './Screen.tsx';
import { screen } from './screen.ts';
import * as scenes from './scenes.ts';

const meta = {
  ...screenMeta,
  title: 'Screens/Sign in',
  tags: ['!autodocs', '!test', 'screens'],
} satisfies Meta<ScreenProps>;
export default meta;

const path = '/signin';
const PHONE = 'input[name="phone"]';
const TOAST = '[role="alertdialog"]';
const REGISTERED = '9811122233';

const CHECK = 'POST /api/user/auth/check-phone';

const enterPhone = scenes.enterPhone(REGISTERED);

export const Empty = screen({ path });
Empty.tags = ['SI-01', 'SI-02', 'SI-03'];
export const HalfTyped = screen({ path }, ({ type }) => type(PHONE, '98111'));
export const InvalidIndianNumber = screen({ path }, async ({ type, press }) => {
  await type(PHONE, '1234567890');
  await press('h1');
});
InvalidIndianNumber.tags = ['SI-07'];
export const ReadyToSend = screen({ path }, ({ type }) => type(PHONE, REGISTERED));
ReadyToSend.tags = ['SI-08', 'SI-10'];
export const BeingChecked = screen(
  { path, faults: [{ match: CHECK, fault: { kind: 'delay', ms: 3_600_000 } }] },
  enterPhone,
);
BeingChecked.tags = ['SI-09'];
export const BackendFails = screen(
  { path, faults: [{ match: CHECK, fault: { kind: 'status', status: 500 }, times: 'always' }] },
  async (actions) => {
    await enterPhone(actions);
    await actions.see(TOAST);
  },
);
BackendFails.tags = ['SI-16', 'SI-18'];
export const TooManyRequests = screen({ path, states: [{ state: 'too many requests' }] }, async (actions) => {
  await enterPhone(actions);
  await actions.see(TOAST);
});
export const NoConnection = screen({ path, isOffline: true }, async (actions) => {
  await enterPhone(actions);
  await actions.see(TOAST);
});
NoConnection.name = 'Offline';
NoConnection.tags = ['SI-16'];
export const CodeCouldNotBeSent = screen(
  { path, identity: { sendCode: 'auth/too-many-requests' } },
  async (actions) => {
    await enterPhone(actions);
    await actions.see(TOAST);
  },
);
CodeCouldNotBeSent.tags = ['SI-16'];
export const NumberBlockedByTheProvider = screen(
  { path, identity: { sendCode: 'auth/user-disabled' } },
  async (actions) => {
    await enterPhone(actions);
    await actions.see(TOAST);
  },
);
NumberBlockedByTheProvider.tags = ['SI-16'];
