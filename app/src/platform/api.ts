import { createClient } from '@janani/api-client';
import { config } from './config.ts';
import { createBearer } from './identity/bearer.ts';
import { identity } from './identity/identity.ts';

export const bearer = createBearer(identity);

/** The backend, with the identity token of the user this tab shows as bearer (decision T-15). */
export const api = createClient({ baseUrl: config.apiBaseUrl, getIdToken: bearer.getIdToken });
