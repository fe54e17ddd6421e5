import { ConnectionLost } from './connection-lost.ts';

/** Waits. Rejects as `fetch` does when the caller gives up, and with ConnectionLost when the sandbox closes. */
export async function pause(ms: number, caller: AbortSignal, closing: AbortSignal): Promise<void> {
  if (ms <= 0) return;
  await new Promise<void>((resolve, reject) => {
    const settle = (how: () => void) => () => {
      clearTimeout(timer);
      caller.removeEventListener('abort', giveUp);
      closing.removeEventListener('abort', lose);
      how();
    };
    const giveUp = settle(() => reject(caller.reason as Error));
    const lose = settle(() => reject(new ConnectionLost()));
    const timer = setTimeout(settle(resolve), ms);
    caller.addEventListener('abort', giveUp);
    closing.addEventListener('abort', lose);
    if (caller.aborted) giveUp();
    else if (closing.aborted) lose();
  });
}
