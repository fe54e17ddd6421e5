import type { IncomingMessage, RequestListener } from 'node:http';
import { sandboxError } from './sandbox-error.ts';

/** The names of this machine; any other name that resolves to it is an attack (DNS rebinding). */
const OWN_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);
/** The `Sec-Fetch-Site` values of requests by a page of this origin, or by the user. */
const OWN_SITES = new Set(['same-origin', 'none']);

export type Refusal = { status: 403 | 421; sentence: string };

const refuse = (status: Refusal['status'], happened: string, todo: string): Refusal => ({
  status,
  sentence: sandboxError({ happened, so: 'the sandbox does not answer', todo }).message,
});

const nameIn = (host: string): string => host.replace(/:\d+$/, '').toLowerCase();

/** Refuses a request under a host name that is not this machine's. */
export const findHostRefusal = ({ headers: { host = '' } }: IncomingMessage): Refusal | undefined =>
  OWN_NAMES.has(nameIn(host))
    ? undefined
    : refuse(421, `"${host}" is no name of this machine`, 'open it as http://localhost');

/**
 * Why a request is rejected: other sites, open in the same browser, could otherwise read codes and tokens here or
 * change data. Programs other than browsers send none of these headers.
 */
const findRefusal = (
  request: IncomingMessage,
  allowedOrigins: readonly string[] = [],
): Refusal | undefined => {
  const { host = '', origin, 'sec-fetch-site': site = 'none' } = request.headers;
  // Other origins may use the nine calls only, never the switches.
  if (origin !== undefined && allowedOrigins.includes(origin) && request.url?.startsWith('/api/'))
    return findHostRefusal(request);
  const isForeign = origin !== undefined && origin.toLowerCase() !== `http://${host}`.toLowerCase();
  return (
    findHostRefusal(request) ??
    (isForeign || !OWN_SITES.has(site)
      ? refuse(403, `A page of ${origin ?? 'another site'} asked`, 'ask from a page of this origin')
      : undefined)
  );
};

/** The same, except for the nine calls of web apps of these origins. */
export const refusalBut =
  (allowedOrigins: readonly string[]) =>
  (request: IncomingMessage): Refusal | undefined =>
    findRefusal(request, allowedOrigins);

/** Allows only pages of this origin and programs of this machine. */
export const onlyOwnOrigin =
  (
    listener: RequestListener,
    refusal: (request: IncomingMessage) => Refusal | undefined = findRefusal,
  ): RequestListener =>
  (request, response) => {
    const refused = refusal(request);
    if (refused)
      response.writeHead(refused.status, { 'Content-Type': 'text/plain' }).end(`${refused.sentence}\n`);
    else listener(request, response);
  };
