import { type TimeSample, clock } from './clock.ts';
import { WORKER } from './worker.ts';

/**
 * Fetches the time of the app's host, from the `Date` of a response that no cache may serve: that of the worker's
 * file, which the worker does not intercept. Without a response the phone's clock is used.
 */
export const fetchHostTime = async (
  addSample: (sample: TimeSample) => void = clock.addSample,
): Promise<void> => {
  if (!navigator.onLine) return;
  const requestedAt = Date.now();
  try {
    const { headers } = await fetch(WORKER, { method: 'HEAD', cache: 'no-store' });
    const arrivedAt = Date.now();
    // RFC 9111 §5.1: a response with an age was sent before it was requested.
    if (Number(headers.get('Age') ?? 0) > 0) return;
    addSample({ time: Date.parse(headers.get('Date') ?? ''), requestedAt, arrivedAt });
  } catch {
    // Offline.
  }
};
