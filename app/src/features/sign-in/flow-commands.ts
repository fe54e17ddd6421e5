import { t } from '../../i18n/t.ts';
import { analytics } from '../../platform/analytics.ts';
import { api } from '../../platform/api.ts';
import { identity } from '../../platform/identity/identity.ts';
import { localStore, storageKeys, writeJson } from '../../platform/storage.ts';
import { paths } from '../../routes/paths.ts';
import type { Auth } from '../account/AuthProvider.tsx';
import { clearAttempt, clearGuestEvents } from '../account/clear-user.ts';
import type { Command, FlowEvent, ToastContent } from './flow-types.ts';
import type { NavigationState } from '../account/navigation-state.ts';
import { pendingCode, pendingPhone, pendingProfile } from '../account/pending.ts';
import { toInternational } from '../account/phone.ts';
import { signInAttempt } from '../account/sign-in-attempt.ts';

/** Spec §9: after success the dashboard opens after about 100 ms. */
const OPEN_DASHBOARD_AFTER_MS = 100;

/** The effects of the flow on its screen. */
export type FlowActions = {
  notify: (notice: ToastContent) => void;
  open: (path: string, options?: { state?: NavigationState; replace?: boolean }) => void;
  signIn: Auth['signIn'];
};

/** A profile that was filled in for another number does not apply to this one. */
const savePhone = (phone: string) => {
  if (pendingPhone.read() !== phone) pendingProfile.remove();
  pendingPhone.write(phone);
};

const exchange = async ({
  call,
  phone,
  credential: initialCredential,
}: Extract<Command, { do: 'exchange' }>): Promise<FlowEvent> => {
  const credential = initialCredential ?? (await identity.refreshCredential(toInternational(phone)));
  if (credential === null) return { type: 'credential lost' };
  const { uid, idToken } = credential;
  if (call === 'login') return { type: 'exchanged', uid, authentication: await api.logIn(idToken) };
  const pending = pendingProfile.read();
  if (!pending) throw new Error(t('signUp.failed'));
  const { state_name: _name, ...profile } = pending;
  return { type: 'exchanged', uid, authentication: await api.signUp({ idToken, phone, profile }) };
};

/** The dashboard computes the week from it, and settings show the rest (decisions T-01, T-04). */
const persistPendingProfile = (userId: string) => {
  const profile = pendingProfile.read();
  if (!profile) return;
  const { first_name: _first, last_name: _last, ...deviceProfile } = profile;
  writeJson(localStore, storageKeys.deviceProfile(userId), deviceProfile);
};

/** Another number is another user: the previous attempt ends. */
const endOtherAttempt = (phone: string) => {
  if (signInAttempt.isForNumber(phone)) return;
  clearAttempt();
  clearGuestEvents();
};

const signIn = async (
  actions: FlowActions,
  { authentication, uid, mode }: Extract<Command, { do: 'sign in' }>,
): Promise<FlowEvent> => {
  const { id, phone } = authentication.user;
  const outcome = await actions.signIn({
    authentication,
    uid,
    ...(mode === 'signup' ? { persistProfile: () => persistPendingProfile(id) } : {}),
  });
  if (outcome === 'superseded') return { type: 'superseded' };
  pendingPhone.remove();
  signInAttempt.end();
  analytics.capture(mode === 'login' ? 'user_login' : 'user_signup', { phone, user_id: id });
  return { type: 'signed in' };
};

/** Carries out a command of the flow; its result is the next event, if there is one. */
export const perform = async (command: Command, actions: FlowActions): Promise<FlowEvent | undefined> => {
  switch (command.do) {
    case 'check phone':
      endOtherAttempt(command.phone);
      return { type: 'phone checked', exists: (await api.checkPhone(command.phone)).exists };
    case 'save phone':
      savePhone(command.phone);
      break;
    case 'save profile':
      pendingProfile.write(command.profile);
      break;
    case 'send code': {
      const verificationId = await identity.sendCode(toInternational(command.phone));
      return { type: 'code sent', verificationId, sentAt: Date.now() };
    }
    case 'save code':
      pendingCode.write(command.pending);
      break;
    case 'confirm code': {
      const number = signInAttempt.phone();
      const credential = await identity.confirm(command.verificationId, command.code);
      // The attempt was abandoned while the provider was confirming: its user in this tab is removed too.
      if (signInAttempt.phone() !== number) void identity.discardCredential().catch(() => {});
      return { type: 'code confirmed', credential };
    }
    case 'exchange':
      return exchange(command);
    case 'sign in':
      return signIn(actions, command);
    case 'give up code':
      clearAttempt();
      break;
    case 'open sign-up':
      actions.open(paths.signUp, { state: { phone: command.phone } });
      break;
    case 'open code screen':
      actions.open(paths.code, {
        state: { phone: command.phone, isLogin: command.mode === 'login', otpSent: true },
      });
      break;
    case 'open dashboard':
      setTimeout(() => actions.open(paths.dashboard, { replace: true }), OPEN_DASHBOARD_AFTER_MS);
      break;
    case 'notify':
      actions.notify(command.notice);
      break;
  }
  return undefined;
};
