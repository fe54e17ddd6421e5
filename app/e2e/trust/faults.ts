import type { BrowserContext } from '@playwright/test';
import type { Fault, Served } from '../backend.ts';

/** Everything that can happen to a call, for every call alike. */
export const faultNames = [
  'offline',
  '10 s stall',
  'reset',
  '500 JSON',
  '502 HTML',
  '200 HTML',
  '200 truncated',
  'wrong shape',
  '401',
  '404',
  '409',
  '429',
] as const;
export type FaultName = (typeof faultNames)[number];

/** Longer than a mother wants to wait, shorter than the 20 s after which the app gives up. */
const STALL_MS = 10_000;
const HTML = '<!doctype html><title>Gateway</title><h1>Please log in to the network</h1>';

/** What the backend says when it refuses; a sentence she can read. */
export const serverSays = (status: number) => `The service answers ${status} today.`;

const refusal = (status: number): Fault['fault'] => ({
  kind: 'status',
  status,
  body: { success: false, message: serverSays(status) },
  // Nor does it say when to come back.
  headers: {},
});

const backendFaults: Record<Exclude<FaultName, 'offline'>, Fault['fault']> = {
  '10 s stall': { kind: 'delay', ms: STALL_MS },
  reset: { kind: 'reset' },
  '500 JSON': refusal(500),
  '502 HTML': { kind: 'html', status: 502 },
  '200 HTML': { kind: 'html', status: 200 },
  '200 truncated': { kind: 'truncate' },
  'wrong shape': { kind: 'json', body: { success: true, message: 'Done', data: 'nonsense' } },
  '401': refusal(401),
  '404': refusal(404),
  '409': refusal(409),
  '429': refusal(429),
};

/**
 * Breaks a call of our backend until `recover` (Chromium repeats a request whose connection was reset); or,
 * after the backend has done what it was asked, its answer.
 */
export const breakBackend = async (
  app: Served,
  context: BrowserContext,
  match: string,
  fault: FaultName,
  when: 'before' | 'after-commit' = 'before',
) => {
  if (fault === 'offline') await context.setOffline(true);
  else await app.fail({ match, fault: backendFaults[fault], when, times: fault === '10 s stall' ? 1 : 50 });
};

/** The words the identity provider uses for a status. */
const providerWords: Partial<Record<FaultName, [status: number, word: string]>> = {
  '500 JSON': [500, 'INTERNAL'],
  '401': [401, 'UNAUTHENTICATED'],
  '404': [404, 'NOT_FOUND'],
  '409': [409, 'ABORTED'],
  '429': [429, 'TOO_MANY_ATTEMPTS_TRY_LATER'],
};

/** Breaks a call of the identity provider on its way, because its emulator cannot fail. */
export const breakProvider = async (context: BrowserContext, url: string, fault: FaultName) => {
  await context.route(url, async (route) => {
    const [status, word] = providerWords[fault] ?? [];
    if (fault === 'offline') await route.abort('internetdisconnected');
    else if (fault === 'reset') await route.abort('connectionreset');
    else if (fault === '10 s stall') {
      await new Promise((resolve) => {
        setTimeout(resolve, STALL_MS);
      });
      await route.continue();
    } else if (status !== undefined)
      await route.fulfill({ status, json: { error: { code: status, message: word } } });
    else if (fault === '502 HTML') await route.fulfill({ status: 502, contentType: 'text/html', body: HTML });
    else if (fault === '200 HTML') await route.fulfill({ contentType: 'text/html', body: HTML });
    else if (fault === '200 truncated')
      await route.fulfill({ contentType: 'application/json', body: '{"sessionInfo": "AB' });
    else await route.fulfill({ json: { nonsense: true } });
  });
};
