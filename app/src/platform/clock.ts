import { createStore } from './store.ts';

/** The times of a token and of a host's header are whole seconds. */
const SECOND_MS = 1000;
/** A smaller difference changes nothing in the product, and may come from the network. */
const IGNORED_MS = 30_000;
/** A slower response is too imprecise about when it was sent. */
const LONGEST_RESPONSE_MS = 20_000;

/** A time from a server, with the phone's times of the request and of the response. */
export type TimeSample = { time: number; requestedAt: number; arrivedAt: number };

/**
 * The servers' time. The clock of a phone may be wrong by days, so a comparison with a server's time (has it passed,
 * which day is it) uses this. A duration on this phone, such as the age of a sent code, uses the phone's clock: its
 * error is the same at both ends.
 */
export const createClock = (local: () => number = () => Date.now()) => {
  const skew = createStore(0);
  return {
    now: (): number => local() + skew.get(),
    /** Notifies when the clock is corrected. Returns the function that unsubscribes. */
    subscribe: skew.subscribe,
    addSample: ({ time, requestedAt, arrivedAt }: TimeSample): void => {
      const duration = arrivedAt - requestedAt;
      if (!Number.isFinite(time) || duration < 0 || duration > LONGEST_RESPONSE_MS) return;
      // The time was taken between request and arrival, and in the middle of its second on average.
      const offset = time + SECOND_MS / 2 - (requestedAt + duration / 2);
      const next = Math.abs(offset) < IGNORED_MS ? 0 : offset;
      if (Math.abs(next - skew.get()) >= SECOND_MS) skew.set(next);
    },
  };
};

export const clock = createClock();
