import * as fc from 'fast-check';

export const PHONE = '9811122233';
export const VALID_CODE = '407123';
const WRONG_CODE = '111111';

/** The state and behaviour of the provider and the backend. */
export type ExternalServices = {
  provider: 'up' | 'down';
  backend: 'up' | 'down';
  isCodeUsed: boolean;
  knowsUser: boolean;
};

export type Step =
  | { do: 'type'; text: string }
  | { do: 'paste'; text: string }
  | {
      do:
        | 'backspace'
        | 'enter'
        | 'press'
        | 'enter valid code'
        | 'reload'
        | 'wait and resend'
        | 'delete the user';
    }
  | { do: 'provider' | 'backend'; is: 'up' | 'down' };

/** The expected behaviour of the screen, as a minimal model. */
export type Model = {
  code: string;
  isMarked: boolean;
  /** A complete code that was just marked is replaced by typing; an incomplete one is completed. */
  isSelected: boolean;
  isConfirmed: boolean;
  /** False once the provider no longer has the confirmed user. */
  hasCode: boolean;
  isSignedIn: boolean;
  lastToast: string;
};

const TITLE = {
  invalid: 'Please enter a 6-digit OTP',
  wrong: 'That code is not right. Check the SMS and try again.',
  expired: 'That code has expired. Ask for a new one.',
  offline: 'You seem to be offline. Check your connection and try again.',
  backend: 'Verification failed. Please try again.',
  resent: `New OTP sent to ${PHONE}`,
  resendFailed: 'Please try again later.',
  welcome: 'You have been successfully authenticated',
};

const submitCode = (model: Model, services: ExternalServices): Model => {
  const fail = (lastToast: string, isMarked: boolean): Model => ({
    ...model,
    lastToast,
    isMarked,
    isSelected: isMarked && model.code.length === 6,
  });
  if (model.code.length < 6) return fail(TITLE.invalid, true);
  let { isConfirmed } = model;
  if (!isConfirmed) {
    if (!model.hasCode) return fail(TITLE.expired, true);
    if (services.provider === 'down') return fail(TITLE.offline, false);
    if (services.isCodeUsed) return fail(TITLE.expired, true);
    if (model.code !== VALID_CODE) return fail(TITLE.wrong, true);
    isConfirmed = true;
  } else if (services.provider === 'down') return fail(TITLE.offline, false);
  else if (!services.knowsUser) return { ...fail(TITLE.expired, true), isConfirmed: false, hasCode: false };
  if (services.backend === 'down') return { ...fail(TITLE.backend, false), isConfirmed };
  return {
    ...model,
    isConfirmed,
    isMarked: false,
    isSelected: false,
    isSignedIn: true,
    lastToast: TITLE.welcome,
  };
};

/** Only another code removes the error. */
const setCode = (model: Model, code: string): Model => ({
  ...model,
  code,
  isMarked: model.isMarked && code === model.code,
  isSelected: false,
});

const typeText = (model: Model, text: string): Model => {
  const digits = text.replaceAll(/\D/g, '');
  if (digits === '') return model;
  const before = model.isSelected ? '' : model.code;
  // In a full code typing replaces the last digit.
  const room = before.length === 6 ? before.slice(0, 5) : before;
  return setCode(model, (room + digits).slice(0, 6));
};

/** The model after a step of the user, with this provider and backend. */
export const nextModel = (model: Model, step: Step, services: ExternalServices): Model => {
  switch (step.do) {
    case 'type':
      return Array.from(step.text).reduce(typeText, model);
    case 'paste':
      return setCode(model, step.text);
    case 'backspace':
      return setCode(model, model.isSelected ? '' : model.code.slice(0, -1));
    case 'enter':
      return submitCode(model, services);
    case 'press':
      return model.code.length === 6 ? submitCode(model, services) : model;
    case 'enter valid code':
      return submitCode(setCode(model, VALID_CODE), services);
    case 'reload':
      return { ...model, code: '', isMarked: false, isSelected: false, lastToast: '' };
    case 'wait and resend':
      return services.provider === 'down'
        ? { ...model, lastToast: TITLE.resendFailed }
        : { ...model, code: '', isMarked: false, isConfirmed: false, hasCode: true, lastToast: TITLE.resent };
    default:
      return model;
  }
};

export const upOrDown = fc.constantFrom('up' as const, 'down' as const);
export const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .constantFrom(VALID_CODE, WRONG_CODE, '4', '071', '12', 'a')
      .map((text): Step => ({ do: 'type', text })),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(VALID_CODE, WRONG_CODE).map((text): Step => ({ do: 'paste', text })),
  },
  {
    weight: 6,
    arbitrary: fc.constantFrom<Step>(
      { do: 'backspace' },
      { do: 'enter' },
      { do: 'press' },
      { do: 'enter valid code' },
      { do: 'enter valid code' },
      { do: 'reload' },
      { do: 'wait and resend' },
    ),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom<Step>(
      { do: 'provider', is: 'down' },
      { do: 'provider', is: 'up' },
      { do: 'backend', is: 'down' },
      { do: 'backend', is: 'up' },
      { do: 'delete the user' },
    ),
  },
);
