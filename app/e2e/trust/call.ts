import type { BrowserContext, Page } from '@playwright/test';
import type { Served } from '../backend.ts';
import type { FaultName } from './faults.ts';

export type Stage = { page: Page; context: BrowserContext; app: Served };

/** What she is told; `works` where the fault only takes time. */
export type Expected = 'works' | { says: string[] };

/** A call of the product on the screen that makes it, and what each fault of it looks like to her. */
export type Call = {
  /** The requirement rows it is about, and what it is. */
  name: string;
  /** How the sandbox or the provider's route finds it. */
  target: { backend: string } | { provider: string };
  /** Goes up to the call. */
  prepare: (stage: Stage) => Promise<void>;
  /** Makes the call. */
  act: (stage: Stage) => Promise<void>;
  /** Written from spec §8 before the first run. */
  expected: Record<FaultName, Expected>;
  /** Fails unless each text is on screen where it belongs. */
  expectSaid: (stage: Stage, text: string) => Promise<void>;
  /** Fails unless the form can be used again and holds what she typed. */
  expectIdle: (stage: Stage) => Promise<void>;
  /** Fails unless the call did what it is for. */
  expectDone: (stage: Stage) => Promise<void>;
  /** Makes the call again once the fault is over; `act` when left out. */
  actAgain?: (stage: Stage) => Promise<void>;
};

const said = (...says: string[]): Expected => ({ says });

/** The column of a backend call whose errors are the server's words, or a text of the situation (decision T-14). */
export const serverWordsOr = (
  fallback: string,
  serverSays: (status: number) => string,
): Record<FaultName, Expected> => ({
  offline: said(fallback),
  '10 s stall': 'works',
  reset: said(fallback),
  '500 JSON': said(serverSays(500)),
  '502 HTML': said(fallback),
  '200 HTML': said(fallback),
  '200 truncated': said(fallback),
  'wrong shape': said(fallback),
  '401': said(serverSays(401)),
  '404': said(serverSays(404)),
  '409': said(serverSays(409)),
  '429': said(serverSays(429)),
});
