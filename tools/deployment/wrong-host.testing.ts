/** A host that is wrong in one thing, with what the report must say of it. */
import type { Change } from './loopback-host.testing.ts';

/** What fails, where all of it is exactly this, and an address that its line names. */
export type WrongHost = [
  what: string,
  change: Change,
  checks: string[],
  address: string,
  /** What alone shows it. */
  needs?: 'the build' | 'a connection',
];

/** An asset that no page can do without. */
export const CHUNK = '/assets/kit-2.js';
export const FOREVER = 'public, max-age=31536000, immutable';
