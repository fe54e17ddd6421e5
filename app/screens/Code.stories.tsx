import type { Meta } from '@storybook/react-vite';
import { type ScreenProps, screenMeta } from './Screen.tsx';
import { screen } from './screen.ts';
import { NOW } from './create-scene.ts';
import { CODE, createCodeScene, enterCode } from './scenes.ts';

const meta = {
  ...screenMeta,
  title: 'Screens/One-time code',
  tags: ['!autodocs', '!test', 'screens'],
} satisfies Meta<ScreenProps>;
export default meta;

const REGISTERED = '9811122233';
const RESEND_AFTER_MS = 30_000;

/** A code that was sent to a number this long ago. */
const codeSent = (agoMs = 0) => createCodeScene(REGISTERED, Date.parse(NOW) - agoMs);
const LOG_IN = 'POST /api/user/auth/verify-firebase-token';

export const OnItsWay = screen(codeSent());
OnItsWay.name = 'Loading';
OnItsWay.tags = ['OT-01', 'OT-05'];
export const HalfTyped = screen(codeSent(), ({ type }) => type(CODE, '407'));
HalfTyped.tags = ['OT-02', 'OT-10'];
export const Complete = screen(codeSent(), ({ type }) => type(CODE, '407123'));
Complete.tags = ['OT-10'];
export const MayBeSentAgain = screen(codeSent(RESEND_AFTER_MS));
MayBeSentAgain.tags = ['OT-06'];
export const WrongCode = screen(codeSent(), async (actions) => {
  await enterCode('000000')(actions);
  await actions.see('[role="alertdialog"], [aria-invalid="true"]');
});
WrongCode.tags = ['OT-14'];
export const CodeThatHasExpired = screen(
  { ...codeSent(), identity: { confirm: 'auth/code-expired' } },
  async (actions) => {
    await enterCode('407123')(actions);
    await actions.see('[role="alertdialog"]');
  },
);
CodeThatHasExpired.tags = ['OT-14'];
export const ProviderCannotBeReached = screen(
  { ...codeSent(), identity: { confirm: 'auth/network-request-failed' } },
  async (actions) => {
    await enterCode('407123')(actions);
    await actions.see('[role="alertdialog"]');
  },
);
ProviderCannotBeReached.tags = ['OT-14'];
export const BeingVerified = screen(
  { ...codeSent(), faults: [{ match: LOG_IN, fault: { kind: 'delay', ms: 3_600_000 } }] },
  enterCode('407123'),
);
export const BackendFails = screen(
  { ...codeSent(), faults: [{ match: LOG_IN, fault: { kind: 'status', status: 500 }, times: 'always' }] },
  async (actions) => {
    await enterCode('407123')(actions);
    await actions.see('[role="alertdialog"]');
  },
);
BackendFails.tags = ['OT-14'];
export const SentAgain = screen(codeSent(RESEND_AFTER_MS), async ({ press, see }) => {
  await press('main button:not([type="submit"]):not([aria-label])');
  await see('[role="alertdialog"]');
});
SentAgain.tags = ['OT-07', 'OT-08'];
export const NoCodeToEnter = screen({ path: '/otp' });
