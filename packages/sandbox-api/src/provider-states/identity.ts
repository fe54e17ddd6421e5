import { mintToken } from '../mint-token.ts';
import { sandboxError } from '../sandbox-error.ts';
import { REGISTERED_PHONE, sampleAccount, UNREGISTERED_PHONE } from '../seeds/users.ts';
import type { World } from './world.ts';

type Phone = { phone?: string };
type Names = { first_name?: string; last_name?: string };

const HOUR_MS = 60 * 60 * 1000;

function token({ projectId, tokens }: World, phone: string, issuedAt: Date): string {
  if (tokens === 'emulator') return mintToken({ phone, projectId, issuedAt });
  throw sandboxError({
    happened: 'A state that gives out a token was asked for in production mode',
    so: 'the sandbox would refuse its own token',
    todo: "create it with tokens: 'emulator'",
  });
}

/** Omits the codes of a hospital and a doctor that another state has removed; a backend would set them to null. */
function sampleAccountIn({ store }: World): typeof sampleAccount {
  const { hospital_code, doctor_code, ...typed } = sampleAccount;
  return doctor_code !== undefined && store.doctors.worksAt(doctor_code, hospital_code)
    ? sampleAccount
    : typed;
}

export function register(world: World, phone: string) {
  const { users } = world.store;
  return users.byPhone(phone) ?? users.add({ ...sampleAccountIn(world), phone });
}

export const identityStates = {
  /** Returns `accessToken`, for the Authorization header. */
  'a signed-in user': (world: World, { phone = REGISTERED_PHONE }: Phone) => {
    register(world, phone);
    return { accessToken: token(world, phone, world.now) };
  },
  /** Returns `accessToken` and `idToken`, which are two hours old. */
  'a sign-in that has expired': (world: World, { phone = REGISTERED_PHONE }: Phone) => {
    const expired = token(world, phone, new Date(world.now.getTime() - 2 * HOUR_MS));
    return { accessToken: expired, idToken: expired };
  },
  /** Creates a new account when names are given, because no operation changes them. */
  'a phone number is registered': (
    world: World,
    { phone = REGISTERED_PHONE, first_name, last_name }: Phone & Names,
  ) => {
    if (first_name === undefined && last_name === undefined) {
      register(world, phone);
      return;
    }
    const names = {
      first_name: first_name ?? sampleAccount.first_name,
      last_name: last_name ?? sampleAccount.last_name,
    };
    world.store.users.remove(phone);
    world.store.users.add({ ...sampleAccountIn(world), ...names, phone });
  },
  'a phone number is not registered': ({ store }: World, { phone = UNREGISTERED_PHONE }: Phone) => {
    store.users.remove(phone);
  },
  /** Returns `idToken`, for the bodies of `logIn` and `signUp`. It has no effect on accounts. */
  'a proved phone number': (world: World, { phone = REGISTERED_PHONE }: Phone) => ({
    idToken: token(world, phone, world.now),
  }),
};
