import { createClient } from '@janani/api-client';
import { config } from './config.ts';
import { fetchOrTakeEarly } from './early-call.ts';
import { createBearer } from './identity/bearer.ts';
import { identity } from './identity/identity.ts';

export const bearer = createBearer(identity);

/** The client of the backend; its bearer is the identity token of the user whom this tab shows (decision T-15). */
export const api = createClient({
  baseUrl: config.apiBaseUrl,
  getIdToken: bearer.getIdToken,
  fetch: fetchOrTakeEarly,
});
