import type { AppServer } from './backend.ts';

/** The requests that the backend received, in order: method and path. */
export const getCalls = async (app: AppServer) =>
  (await app.requests()).map(({ method, path }) => `${method} ${path}`);

/** The requests that change something, or carry data of the user. */
export const getWrites = async (app: AppServer) =>
  (await getCalls(app)).filter((call) => !call.startsWith('GET '));
