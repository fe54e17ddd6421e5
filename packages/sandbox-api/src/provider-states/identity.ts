import { mintToken } from '../mint-token.ts';
import { createSandboxError } from '../sandbox-error.ts';
import { REGISTERED_PHONE, sampleAccount, UNREGISTERED_PHONE } from '../seeds/users.ts';
import type { StateContext } from './state-context.ts';

type Phone = { phone?: string };
type Names = { first_name?: string; last_name?: string };

const HOUR_MS = 60 * 60 * 1000;

function createToken({ projectId, tokens }: StateContext, phone: string, issuedAt: Date): string {
  if (tokens === 'emulator') return mintToken({ phone, projectId, issuedAt });
  throw createSandboxError({
    problem: 'A state that gives out a token was asked for in production mode',
    consequence: 'the sandbox would refuse its own token',
    fix: "create it with tokens: 'emulator'",
  });
}

/** Omits the codes of a hospital and a doctor that another state has removed; a backend would set them to null. */
function getSampleAccount({ store }: StateContext): typeof sampleAccount {
  const { hospital_code, doctor_code, ...typed } = sampleAccount;
  return doctor_code !== undefined && store.doctors.worksAt(doctor_code, hospital_code)
    ? sampleAccount
    : typed;
}

export function register(context: StateContext, phone: string) {
  const { users } = context.store;
  return users.byPhone(phone) ?? users.add({ ...getSampleAccount(context), phone });
}

export const identityStates = {
  /** Returns `accessToken`, for the Authorization header. */
  'a signed-in user': (context: StateContext, { phone = REGISTERED_PHONE }: Phone) => {
    register(context, phone);
    return { accessToken: createToken(context, phone, context.now) };
  },
  /** Returns `accessToken` and `idToken`, which are two hours old. */
  'a sign-in that has expired': (context: StateContext, { phone = REGISTERED_PHONE }: Phone) => {
    const expired = createToken(context, phone, new Date(context.now.getTime() - 2 * HOUR_MS));
    return { accessToken: expired, idToken: expired };
  },
  /** Creates a new account when names are given, because no operation changes them. */
  'a phone number is registered': (
    context: StateContext,
    { phone = REGISTERED_PHONE, first_name, last_name }: Phone & Names,
  ) => {
    if (first_name === undefined && last_name === undefined) {
      register(context, phone);
      return;
    }
    const names = {
      first_name: first_name ?? sampleAccount.first_name,
      last_name: last_name ?? sampleAccount.last_name,
    };
    context.store.users.remove(phone);
    context.store.users.add({ ...getSampleAccount(context), ...names, phone });
  },
  'a phone number is not registered': ({ store }: StateContext, { phone = UNREGISTERED_PHONE }: Phone) => {
    store.users.remove(phone);
  },
  /** Returns `idToken`, for the bodies of `logIn` and `signUp`. It has no effect on accounts. */
  'a proved phone number': (context: StateContext, { phone = REGISTERED_PHONE }: Phone) => ({
    idToken: createToken(context, phone, context.now),
  }),
};
