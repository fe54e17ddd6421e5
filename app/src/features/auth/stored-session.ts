import { type Authentication, type User, readUser } from '@janani/api-client';
import { type TextStorage, storageKeys } from '../../platform/storage.ts';

/**
 * The signed-in mother as kept in the browser: the backend's token, which only marks that somebody
 * is signed in, and her six fields (decision T-15, spec §3).
 */
export const readStoredSession = (storage: TextStorage): Authentication | null => {
  const token = storage.read(storageKeys.authToken);
  const userData = storage.read(storageKeys.userData);
  if (token === null || userData === null) return null;
  const user = parseUser(userData);
  if (user) return { token, user };
  // Spec §4: saved data that cannot be read is discarded without a message.
  clearStoredSession(storage);
  return null;
};

const parseUser = (text: string): User | null => {
  try {
    const result = readUser(JSON.parse(text));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
};

export const writeStoredSession = (storage: TextStorage, { token, user }: Authentication): void => {
  storage.write(storageKeys.authToken, token);
  storage.write(storageKeys.userData, JSON.stringify(user));
};

export const clearStoredSession = (storage: TextStorage): void => {
  storage.remove(storageKeys.authToken);
  storage.remove(storageKeys.userData);
};
