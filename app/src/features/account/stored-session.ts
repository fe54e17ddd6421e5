import { type Authentication, type User, readUser } from '@janani/api-client';
import { z } from 'zod/mini';
import type { BoundUser } from '../../platform/identity/port.ts';
import { type TextStorage, readJson, storageKeys, writeJson } from '../../platform/storage.ts';
import { toProviderPhone } from './phone.ts';

/** The signed-in user and the provider's user, bound to each other when the session began. */
export type StoredSession = Authentication & {
  /** Null in sessions stored before the binding existed. */
  binding: Binding | null;
};

/**
 * The provider's ID of the user, and the name of the SDK's app that stores the user: null in sessions older than that
 * name.
 */
export type Binding = { uid: string; app: string | null };

const schema = z.object({ user: z.string(), uid: z.string(), app: z.optional(z.string()) });

/** The binding of this user; undefined if another user's is stored. */
const readBinding = (storage: TextStorage, { id }: User): Binding | null | undefined => {
  if (storage.read(storageKeys.providerUser) === null) return null;
  const result = z.safeParse(schema, readJson(storage, storageKeys.providerUser));
  if (!result.success || result.data.user !== id) return undefined;
  const { uid, app } = result.data;
  return { uid, app: app ?? null };
};

/**
 * The signed-in user as stored in the browser: the backend's token, which only marks that a user is signed in, the
 * user's six fields (decision T-15, spec §3), and the provider's ID of the user.
 */
export const readStoredSession = (storage: TextStorage): StoredSession | null => {
  const token = storage.read(storageKeys.authToken);
  const userData = storage.read(storageKeys.userData);
  if (token === null || userData === null) return null;
  const user = parseUser(userData);
  if (!user) {
    // Spec §4: saved data that cannot be parsed is discarded without a message.
    clearStoredSession(storage);
    return null;
  }
  const binding = readBinding(storage, user);
  // The entries of two users, read while another tab writes one after the other: not a session yet.
  return binding === undefined ? null : { token, user, binding };
};

const parseUser = (text: string): User | null => {
  try {
    const result = readUser(JSON.parse(text));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
};

export const writeStoredSession = (storage: TextStorage, { token, user, binding }: StoredSession): void => {
  // The user is written last: another tab may read the entries one by one, and without a user there is no session.
  if (binding === null) storage.remove(storageKeys.providerUser);
  else writeJson(storage, storageKeys.providerUser, { user: user.id, ...binding });
  storage.write(storageKeys.authToken, token);
  storage.write(storageKeys.userData, JSON.stringify(user));
};

export const clearStoredSession = (storage: TextStorage): void => {
  storage.remove(storageKeys.authToken);
  storage.remove(storageKeys.userData);
  storage.remove(storageKeys.providerUser);
};

/** The user for whom the calls of a session are made. */
export const toBoundUser = (session: StoredSession | null): BoundUser | null =>
  session && {
    id: session.user.id,
    uid: session.binding?.uid ?? null,
    app: session.binding?.app ?? null,
    phone: toProviderPhone(session.user.phone),
  };
