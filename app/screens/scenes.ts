import type { StoryActions } from './act.ts';
import type { ScreenProps } from './screen-props.ts';
import { NOW } from './create-scene.ts';

type BaseScene = ScreenProps['scene'];

export const SUBMIT = 'button[type="submit"]';
export const CODE = 'input[autocomplete="one-time-code"]';
const CACHE_MS = 60_000;
/** On a phone the list of a field opens in a tray, with a search. */
export const SEARCH = '[role="dialog"] input';

export const enterPhone =
  (phone: string) =>
  async ({ type, press }: StoryActions): Promise<void> => {
    await type('input[name="phone"]', phone);
    await press(SUBMIT);
  };

export const enterCode =
  (code: string) =>
  async ({ type, press }: StoryActions): Promise<void> => {
    await type(CODE, code);
    await press(SUBMIT);
  };

/** The page of a code that was sent to a number. */
export const createCodeScene = (
  phone: string,
  sentAt: number,
  mode: 'login' | 'signup' = 'login',
): BaseScene => ({
  path: '/otp',
  session: {
    pendingCode: {
      mode,
      phone,
      verificationId: `+91${phone}`,
      sentAt,
      isConfirmed: false,
      mayBeSignedUp: false,
    },
  },
});

/** The sign-up of a number without an account, with the values of its form. */
export const createSignUpScene = (phone: string, values: object, now: string = NOW): BaseScene => ({
  path: '/signup',
  local: { pendingPhone: phone, pendingPhoneUntil: String(Date.parse(now) + CACHE_MS) },
  session: { signUpDraft: { phone, values } },
});

export const openList =
  (field: string) =>
  (actions: StoryActions): Promise<void> =>
    actions.press(`:has(input[name="${field}"]):not(:has(input[name="city"])) > * button`);
