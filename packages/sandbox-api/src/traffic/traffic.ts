import { applyFault } from './fault.ts';
import { createFaultQueue } from './fault-queue.ts';
import { waitFor } from './wait-for.ts';
import { createRequestLog } from './request-log.ts';

/** The minimum duration of every call, and the maximum of a random addition; in ms. */
export type Latency = { ms: number; jitterMs?: number };

type Handle = (request: Request) => Response | Promise<Response>;

/** The connection between a caller and the API: it logs requests, adds latency, and applies the queued faults. */
export function createTraffic(api: Handle, latency: Latency) {
  const faults = createFaultQueue();
  const log = createRequestLog();
  const closeController = new AbortController();
  let currentLatency = latency;

  return {
    faults,
    log,
    setLatency: (next: Latency) => {
      currentLatency = next;
    },
    reset: () => {
      faults.clear();
      log.clear();
      currentLatency = latency;
    },
    close: () => closeController.abort(),
    async handle(request: Request): Promise<Response> {
      const rule = faults.take(request);
      await log.add(request);
      await waitFor(
        currentLatency.ms + Math.random() * (currentLatency.jitterMs ?? 0),
        request.signal,
        closeController.signal,
      );
      if (!rule) return api(request);

      const { fault, when = 'before' } = rule;
      if (fault.kind === 'delay') {
        const committedResponse = when === 'after-commit' ? await api(request) : undefined;
        await waitFor(fault.ms, request.signal, closeController.signal);
        return committedResponse ?? api(request);
      }
      return applyFault(fault, when === 'after-commit' ? await api(request) : undefined);
    },
  };
}
export type Traffic = ReturnType<typeof createTraffic>;
