import type { Authentication } from '@janani/api-client';
import { t } from '../../i18n/entry-text.ts';
import { analytics } from '../../platform/analytics.ts';
import { api } from '../../platform/api.ts';
import { identity } from '../../platform/identity/identity.ts';
import { localStore, storageKeys, writeJson } from '../../platform/storage.ts';
import { paths } from '../../paths.ts';
import type { Command, FlowEvent, Notice } from './flow.ts';
import type { CarriedState } from './navigation-state.ts';
import { type Mode, pendingCode, pendingPhone, pendingProfile } from './pending.ts';
import { toInternational } from './phone.ts';
import { signInAttempt } from './sign-in-attempt.ts';

/** Spec §9: after success the dashboard opens after about 100 ms. */
const OPEN_DASHBOARD_AFTER_MS = 100;

/** What the flow needs of the screen it runs on. */
export type FlowScreen = {
  tell: (notice: Notice) => void;
  open: (path: string, options?: { state?: CarriedState; replace?: boolean }) => void;
  setUser: (authentication: Authentication) => void;
};

/** Another number is another mother: what somebody else filled in is not hers. */
const keepPhone = (phone: string) => {
  if (pendingPhone.read() !== phone) pendingProfile.remove();
  pendingPhone.write(phone);
};

const exchange = async ({
  call,
  phone,
  idToken,
}: Extract<Command, { do: 'exchange' }>): Promise<FlowEvent> => {
  const proof = idToken ?? (await identity.proof(toInternational(phone)));
  if (proof === null) return { type: 'proof lost' };
  if (call === 'login') return { type: 'exchanged', authentication: await api.logIn(proof) };
  const profile = pendingProfile.read();
  if (!profile) throw new Error(t('signUp.failed'));
  return { type: 'exchanged', authentication: await api.signUp({ idToken: proof, phone, profile }) };
};

/** The week on the dashboard is computed from it, and settings show the rest (decisions T-01, T-04). */
const keepProfile = (userId: string) => {
  const profile = pendingProfile.read();
  if (!profile) return;
  const { first_name: _first, last_name: _last, ...kept } = profile;
  writeJson(localStore, storageKeys.deviceProfile(userId), kept);
};

const signIn = ({ setUser }: FlowScreen, authentication: Authentication, mode: Mode) => {
  const { id, phone } = authentication.user;
  if (mode === 'signup') keepProfile(id);
  setUser(authentication);
  pendingPhone.remove();
  pendingProfile.remove();
  pendingCode.remove();
  signInAttempt.end();
  analytics.capture(mode === 'login' ? 'user_login' : 'user_signup', { phone, user_id: id });
};

/** Does what the flow asks for; what became of it is the next event, where there is one. */
export const perform = async (command: Command, screen: FlowScreen): Promise<FlowEvent | undefined> => {
  switch (command.do) {
    case 'check phone':
      return { type: 'phone checked', exists: (await api.checkPhone(command.phone)).exists };
    case 'keep phone':
      keepPhone(command.phone);
      break;
    case 'keep profile':
      pendingProfile.write(command.profile);
      break;
    case 'send code': {
      const verificationId = await identity.sendCode(toInternational(command.phone));
      return { type: 'code sent', verificationId, sentAt: Date.now() };
    }
    case 'keep code':
      pendingCode.write(command.pending);
      break;
    case 'confirm code':
      return {
        type: 'code confirmed',
        idToken: await identity.confirm(command.verificationId, command.code),
      };
    case 'exchange':
      return exchange(command);
    case 'sign in':
      signIn(screen, command.authentication, command.mode);
      break;
    case 'open sign-up':
      screen.open(paths.signUp, { state: { phone: command.phone } });
      break;
    case 'open code screen':
      screen.open(paths.code, {
        state: { phone: command.phone, isLogin: command.mode === 'login', otpSent: true },
      });
      break;
    case 'open dashboard':
      setTimeout(() => screen.open(paths.dashboard, { replace: true }), OPEN_DASHBOARD_AFTER_MS);
      break;
    case 'tell':
      screen.tell(command.notice);
      break;
  }
  return undefined;
};
