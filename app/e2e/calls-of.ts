import type { Served } from './backend.ts';

/** What the backend was asked, in order: method and path. */
export const callsOf = async (app: Served) =>
  (await app.requests()).map(({ method, path }) => `${method} ${path}`);

/** The calls that change something, or carry something of the user. */
export const writesOf = async (app: Served) =>
  (await callsOf(app)).filter((call) => !call.startsWith('GET '));
