import type { AppServer } from './backend.ts';

/** The requests that the backend received, in order: method and path. */
export const callsOf = async (app: AppServer) =>
  (await app.requests()).map(({ method, path }) => `${method} ${path}`);

/** The requests that change something, or carry data of the user. */
export const writesOf = async (app: AppServer) =>
  (await callsOf(app)).filter((call) => !call.startsWith('GET '));
