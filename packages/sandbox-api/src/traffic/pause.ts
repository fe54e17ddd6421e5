import { setTimeout as sleep } from 'node:timers/promises';
import { ConnectionLost } from './connection-lost.ts';

/** Waits. Rejects as `fetch` does when the caller gives up, and with ConnectionLost when the sandbox closes. */
export async function pause(ms: number, caller: AbortSignal, closing: AbortSignal): Promise<void> {
  if (ms <= 0) return;
  try {
    await sleep(ms, undefined, { signal: AbortSignal.any([caller, closing]) });
  } catch {
    throw caller.aborted ? caller.reason : new ConnectionLost();
  }
}
