import { t } from '../../i18n/t.ts';
import type { PhoneCredential } from '../../platform/identity/port.ts';
import {
  isPhoneTaken,
  isExpiredCode,
  getErrorText,
  isOffline,
  isOutcomeUnknown,
  isWrongCode,
} from '../../data/error-text.ts';
import type {
  Command,
  FlowEvent,
  FlowState,
  IdleState,
  ToastContent,
  SendReason,
  Transition,
} from './flow-types.ts';
import type { Mode, PendingCode } from '../account/pending.ts';

// The sign-in flow as pure functions without side effects.

const CODE = /^\d{6}$/;

const transition = (state: FlowState, ...commands: Command[]): Transition => ({ state, commands });
const toast = (type: ToastContent['type'], title: string, description: string): Command => ({
  do: 'notify',
  notice: { type, title, description },
});
/** The boxes announce the error; the toast shows it as well (decision T-31), without a second announcement. */
const rejectCode = (pending: PendingCode, title: string, codeError: string): Transition =>
  transition(
    { step: 'code', pending, codeError },
    { do: 'notify', notice: { type: 'error', title, description: codeError, isAnnounced: false } },
  );
/** The toast describes the error; the boxes describe how to correct it. */
const wrongCode = (pending: PendingCode, error: unknown): Transition =>
  transition({ step: 'code', pending, codeError: t('code.typeAgain') }, errorToast(error, t('code.failed')));
const errorToast = (error: unknown, fallback: string) =>
  toast('error', t('error.title'), getErrorText(error, fallback));

const sendingState = (phone: string, mode: Mode, reason: SendReason, back: IdleState): FlowState => ({
  step: 'sending',
  phone,
  mode,
  reason,
  back,
});

const afterCheck = (phone: string, exists: boolean | undefined): Transition => {
  if (exists === undefined)
    return transition({ step: 'phone' }, toast('error', t('signIn.unable.title'), t('signIn.unable.text')));
  return exists
    ? transition(sendingState(phone, 'login', 'submit', { step: 'phone' }), { do: 'send code', phone })
    : transition({ step: 'leaving' }, { do: 'save phone', phone }, { do: 'open sign-up', phone });
};

/** Without a network the check shows the same message as the code. */
const checkFailed = (error: unknown): Transition =>
  transition(
    { step: 'phone' },
    errorToast(error, isOffline(error) ? t('identity.offline') : t('signIn.checkFailed')),
  );

const afterSend = (
  { phone, mode, reason }: SendingState,
  verificationId: string,
  sentAt: number,
): Transition => {
  const pending: PendingCode = {
    mode,
    phone,
    verificationId,
    sentAt,
    isConfirmed: false,
    mayBeSignedUp: false,
  };
  const saveCode: Command = { do: 'save code', pending };
  if (reason === 'submit')
    return transition({ step: 'leaving' }, saveCode, { do: 'open code screen', phone, mode });
  const resent = toast('info', t('code.resent.title'), t('code.resent.text', { phone }));
  return transition({ step: 'code', pending }, saveCode, ...(reason === 'resend' ? [resent] : []));
};
type SendingState = Extract<FlowState, { step: 'sending' }>;

const sendFailed = ({ reason, back }: SendingState, error: unknown): Transition => {
  // Spec §8 has a row for each screen.
  if (back.step === 'phone') return transition(back, errorToast(error, t('error.general')));
  return reason === 'resend'
    ? transition(back, toast('error', t('code.resendFailed.title'), t('code.resendFailed.text')))
    : transition(back, toast('error', t('code.sendFailed.title'), t('code.sendFailed.text')));
};

/** A number is verified once: only the exchange is tried again, without a second SMS. */
const exchange = (pending: PendingCode, credential?: PhoneCredential): Transition =>
  transition(
    { step: 'exchanging', pending },
    { do: 'save code', pending },
    {
      do: 'exchange',
      call: pending.mode,
      phone: pending.phone,
      ...(credential === undefined ? {} : { credential }),
    },
  );

const afterSubmit = (pending: PendingCode, code: string): Transition => {
  if (!CODE.test(code)) return rejectCode(pending, t('code.invalid.title'), t('code.invalid.text'));
  if (pending.isConfirmed) return exchange(pending);
  if (pending.verificationId === null) return expired(pending);
  return transition(
    { step: 'confirming', pending },
    { do: 'confirm code', verificationId: pending.verificationId, code },
  );
};

const expired = (pending: PendingCode): Transition =>
  rejectCode(pending, t('error.title'), t('identity.codeExpired'));

const confirmFailed = (pending: PendingCode, error: unknown): Transition => {
  if (isWrongCode(error)) return wrongCode(pending, error);
  const fallback = t('code.failed');
  return isExpiredCode(error)
    ? rejectCode(pending, t('error.title'), getErrorText(error, fallback))
    : transition({ step: 'code', pending }, errorToast(error, fallback));
};

const exchangeFailed = (pending: PendingCode, error: unknown): Transition => {
  const isSignUp = pending.mode === 'signup';
  // The sign-up's response was lost and the account exists: the number is proved to be the user's, so the user is
  // signed in.
  if (isSignUp && pending.mayBeSignedUp && isPhoneTaken(error))
    return transition(
      { step: 'exchanging', pending: { ...pending, mayBeSignedUp: false } },
      { do: 'exchange', call: 'login', phone: pending.phone },
    );
  const next = { ...pending, mayBeSignedUp: isSignUp && (pending.mayBeSignedUp || isOutcomeUnknown(error)) };
  return transition(
    { step: 'code', pending: next },
    { do: 'save code', pending: next },
    errorToast(error, isSignUp ? t('signUp.failed') : t('code.failed')),
  );
};

/** The state after an event, and the commands to run. An event that does not belong to the state changes nothing. */
export const advance = (state: FlowState, event: FlowEvent): Transition => {
  const { step } = state;
  switch (event.type) {
    case 'phone submitted':
      if (step !== 'phone') break;
      return transition({ step: 'checking', phone: event.phone }, { do: 'check phone', phone: event.phone });
    case 'phone checked':
      if (step !== 'checking') break;
      return afterCheck(state.phone, event.exists);
    case 'profile submitted':
      if (step !== 'profile') break;
      if (event.phone === null)
        return transition(state, toast('error', t('error.title'), t('signUp.phoneMissing')));
      return transition(
        sendingState(event.phone, 'signup', 'submit', state),
        { do: 'save profile', profile: event.profile },
        { do: 'send code', phone: event.phone },
      );
    case 'code screen opened':
      if (step !== 'code' || state.pending.verificationId !== null || state.pending.sentAt !== null) break;
      return transition(sendingState(state.pending.phone, state.pending.mode, 'open', state), {
        do: 'send code',
        phone: state.pending.phone,
      });
    case 'resend requested':
      if (step !== 'code') break;
      return transition(sendingState(state.pending.phone, state.pending.mode, 'resend', state), {
        do: 'send code',
        phone: state.pending.phone,
      });
    case 'code sent':
      if (step !== 'sending') break;
      return afterSend(state, event.verificationId, event.sentAt);
    case 'code edited':
      if (step !== 'code') break;
      return transition({ step, pending: state.pending });
    case 'code submitted':
      if (step !== 'code') break;
      return afterSubmit(state.pending, event.code);
    case 'code confirmed':
      if (step !== 'confirming') break;
      return exchange({ ...state.pending, isConfirmed: true }, event.credential);
    case 'credential lost': {
      if (step !== 'exchanging') break;
      const pending = { ...state.pending, isConfirmed: false, verificationId: null };
      const { state: next, commands } = expired(pending);
      return transition(next, { do: 'save code', pending }, ...commands);
    }
    case 'exchanged':
      if (step !== 'exchanging') break;
      return transition(
        // From here on the account exists, whatever fails.
        { step: 'signing in', pending: { ...state.pending, mayBeSignedUp: state.pending.mode === 'signup' } },
        {
          do: 'sign in',
          authentication: event.authentication,
          uid: event.uid,
          mode: state.pending.mode,
        },
      );
    case 'signed in':
      if (step !== 'signing in') break;
      return transition(
        { step: 'leaving', pending: state.pending },
        toast('success', t('code.success.title'), t('code.success.text')),
        { do: 'open dashboard' },
      );
    case 'superseded':
      if (step !== 'signing in' && step !== 'exchanging') break;
      return transition({ step: 'leaving', pending: state.pending }, { do: 'give up code' });
    case 'failed':
      if (step === 'checking') return checkFailed(event.error);
      if (step === 'sending') return sendFailed(state, event.error);
      if (step === 'confirming') return confirmFailed(state.pending, event.error);
      if (step === 'exchanging' || step === 'signing in') return exchangeFailed(state.pending, event.error);
      break;
  }
  return transition(state);
};

/** Whether a command is pending that a second press must not start again. */
export const isBusy = ({ step }: FlowState): boolean =>
  step === 'checking' ||
  step === 'sending' ||
  step === 'confirming' ||
  step === 'exchanging' ||
  step === 'signing in' ||
  step === 'leaving';

/** The code that a state is about, or undefined before one is sent. */
export const getPending = (state: FlowState): PendingCode | undefined => {
  if (state.step === 'sending') return getPending(state.back);
  return 'pending' in state ? state.pending : undefined;
};
