import { faultyResponse } from './fault.ts';
import { createFaultQueue } from './fault-queue.ts';
import { pause } from './pause.ts';
import { createRequestLog } from './request-log.ts';

/** The minimum duration of every call, and the maximum of a random addition; in ms. */
export type Latency = { ms: number; jitterMs?: number };

type Handle = (request: Request) => Response | Promise<Response>;

/** The connection between a caller and the API: it logs requests, adds latency, and applies the queued faults. */
export function createTraffic(api: Handle, latency: Latency) {
  const faults = createFaultQueue();
  const log = createRequestLog();
  const closing = new AbortController();
  let current = latency;

  return {
    faults,
    log,
    setLatency: (next: Latency) => {
      current = next;
    },
    reset: () => {
      faults.clear();
      log.clear();
      current = latency;
    },
    close: () => closing.abort(),
    async pass(request: Request): Promise<Response> {
      const rule = faults.take(request);
      await log.add(request);
      await pause(current.ms + Math.random() * (current.jitterMs ?? 0), request.signal, closing.signal);
      if (!rule) return api(request);

      const { fault, when = 'before' } = rule;
      if (fault.kind === 'delay') {
        const early = when === 'after-commit' ? await api(request) : undefined;
        await pause(fault.ms, request.signal, closing.signal);
        return early ?? api(request);
      }
      return faultyResponse(fault, when === 'after-commit' ? await api(request) : undefined);
    },
  };
}
export type Traffic = ReturnType<typeof createTraffic>;
