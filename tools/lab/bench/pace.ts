/**
 * A fixed loop in a page of its own: what it takes is the machine's pace. It is not slowed down: Chromium does that by
 * keeping the processor busy, also while the page waits, and the contestants would have less of it.
 */
import type { Browser } from 'playwright';

/** Long enough, at some 100 ms, for what disturbs the machine to show. */
const TURNS = 50_000_000;
/** Until the loop is compiled, it is not the same loop. */
const WARM_UP = 3;

const loop = (turns: number) => {
  const start = performance.now();
  let sum = 0;
  for (let turn = 0; turn < turns; turn += 1) sum = (Math.imul(sum, 31) + turn) | 0;
  // What nobody uses would not be worked out.
  return sum === 0.5 ? 0 : performance.now() - start;
};

/** Opens the page; each call of what comes back times the loop once, in ms. */
export const openPace = async (browser: Browser): Promise<() => Promise<number>> => {
  const page = await browser.newPage();
  const time = () => page.evaluate(loop, TURNS);
  for (let run = 0; run < WARM_UP; run += 1) await time();
  return async () => Math.round((await time()) * 10) / 10;
};
