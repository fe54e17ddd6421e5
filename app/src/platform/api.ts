import { createClient } from '@janani/api-client';
import { config } from './config.ts';
import { identity } from './identity/identity.ts';
import { localStore, storageKeys } from './storage.ts';

/**
 * The backend, with the provider's identity token as bearer (decision T-15). Where nobody is marked as
 * signed in, the provider is not asked: a guest's look-ups do not wait for it.
 */
export const api = createClient({
  baseUrl: config.apiBaseUrl,
  getIdToken: async (options) =>
    localStore.read(storageKeys.authToken) === null ? null : identity.idToken(options),
});
