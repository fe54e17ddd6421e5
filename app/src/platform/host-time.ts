import { type Heard, clock } from './clock.ts';
import { WORKER } from './worker.ts';

/**
 * Asks our own host what time it is, by the `Date` of an answer that no cache may give: of the worker's file, for which
 * no worker answers. Without an answer the phone's clock is believed.
 */
export const fetchHostTime = async (hear: (heard: Heard) => void = clock.hear): Promise<void> => {
  if (!navigator.onLine) return;
  const asked = Date.now();
  try {
    const { headers } = await fetch(WORKER, { method: 'HEAD', cache: 'no-store' });
    const arrived = Date.now();
    // RFC 9111 §5.1: an answer with an age was written before it was asked for.
    if (Number(headers.get('Age') ?? 0) > 0) return;
    hear({ time: Date.parse(headers.get('Date') ?? ''), asked, arrived });
  } catch {
    // Offline.
  }
};
