import { createClient } from '@janani/api-client';
import { config } from './config.ts';
import { identity } from './identity/identity.ts';

/** The backend, with the provider's identity token as bearer (decision T-15). */
export const api = createClient({
  baseUrl: config.apiBaseUrl,
  getIdToken: (options) => identity.idToken(options),
});
