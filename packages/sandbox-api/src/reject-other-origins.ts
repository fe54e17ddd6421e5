import type { IncomingMessage, RequestListener } from 'node:http';
import { createSandboxError } from './sandbox-error.ts';

/** The names of this machine; any other name that resolves to it is an attack (DNS rebinding). */
const OWN_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);
/** The `Sec-Fetch-Site` values of requests by a page of this origin, or by the user. */
const OWN_SITES = new Set(['same-origin', 'none']);

export type Rejection = { status: 403 | 421; message: string };

const createRejection = (status: Rejection['status'], problem: string, fix: string): Rejection => ({
  status,
  message: createSandboxError({ problem, consequence: 'the sandbox does not answer', fix }).message,
});

const getHostName = (host: string): string => host.replace(/:\d+$/, '').toLowerCase();

/** Rejects a request whose host name is not one of this machine. */
export const findHostRejection = ({ headers: { host = '' } }: IncomingMessage): Rejection | undefined =>
  OWN_NAMES.has(getHostName(host))
    ? undefined
    : createRejection(421, `"${host}" is no name of this machine`, 'open it as http://localhost');

/**
 * Why a request is rejected: other sites, open in the same browser, could otherwise read codes and tokens here or
 * change data. Programs other than browsers send none of these headers.
 */
const findRejection = (
  request: IncomingMessage,
  allowedOrigins: readonly string[] = [],
): Rejection | undefined => {
  const { host = '', origin, 'sec-fetch-site': site = 'none' } = request.headers;
  // Other origins may use the nine calls only, never the control endpoints.
  if (origin !== undefined && allowedOrigins.includes(origin) && request.url?.startsWith('/api/'))
    return findHostRejection(request);
  const isForeign = origin !== undefined && origin.toLowerCase() !== `http://${host}`.toLowerCase();
  return (
    findHostRejection(request) ??
    (isForeign || !OWN_SITES.has(site)
      ? createRejection(403, `A page of ${origin ?? 'another site'} asked`, 'ask from a page of this origin')
      : undefined)
  );
};

/** As {@link findRejection}, but web apps of these origins may use the nine calls. */
export const allowOrigins =
  (allowedOrigins: readonly string[]) =>
  (request: IncomingMessage): Rejection | undefined =>
    findRejection(request, allowedOrigins);

/** Allows only pages of this origin and programs of this machine. */
export const rejectOtherOrigins =
  (
    listener: RequestListener,
    find: (request: IncomingMessage) => Rejection | undefined = findRejection,
  ): RequestListener =>
  (request, response) => {
    const rejection = find(request);
    if (rejection)
      response.writeHead(rejection.status, { 'Content-Type': 'text/plain' }).end(`${rejection.message}\n`);
    else listener(request, response);
  };
