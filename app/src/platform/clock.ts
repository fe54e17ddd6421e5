import { createStore } from './store.ts';

/** Both a token and a host's header tell whole seconds. */
const SECOND_MS = 1000;
/** Under this nothing the product says changes, and what was measured may be the network's doing. */
const IGNORED_MS = 30_000;
/** An answer that took longer says too little of when it was written. */
const LONGEST_ANSWER_MS = 20_000;

/** A true time that was heard of, and when, by the clock of the phone, it was asked for and had arrived. */
export type Heard = { time: number; asked: number; arrived: number };

/**
 * The time as the servers have it. The clock of a phone may be wrong by days; what compares with times of the server
 * (what is over, what day it is) has to ask here. What only measures how long ago something was on this phone, such
 * as a code on its way, asks the phone's clock: how far that is off is the same at both ends.
 */
export const createClock = (local: () => number = () => Date.now()) => {
  const skew = createStore(0);
  return {
    now: (): number => local() + skew.get(),
    /** Tells when the clock is put right. Returns how to stop. */
    subscribe: skew.subscribe,
    hear: ({ time, asked, arrived }: Heard): void => {
      const took = arrived - asked;
      if (!Number.isFinite(time) || took < 0 || took > LONGEST_ANSWER_MS) return;
      // It was written at some moment between the two, in the middle of the second that it tells.
      const off = time + SECOND_MS / 2 - (asked + took / 2);
      const next = Math.abs(off) < IGNORED_MS ? 0 : off;
      if (Math.abs(next - skew.get()) >= SECOND_MS) skew.set(next);
    },
  };
};

export const clock = createClock();
