/**
 * Times a fixed loop in a separate page, as the speed of the machine. That page is not throttled: Chromium throttles by
 * keeping the processor busy, even while the page waits, which would slow the candidates.
 */
import type { Browser } from 'playwright';

/** About 100 ms, long enough to detect interruptions. */
const ITERATIONS = 50_000_000;
/** Runs before the timing, so that the loop is compiled. */
const WARM_UP = 3;

const loop = (turns: number) => {
  const start = performance.now();
  let sum = 0;
  for (let turn = 0; turn < turns; turn += 1) sum = (Math.imul(sum, 31) + turn) | 0;
  // The result is used, so that the loop is not optimised away.
  return sum === 0.5 ? 0 : performance.now() - start;
};

/** Opens the page; each call of the returned function times the loop once, in ms. */
export const openCalibration = async (browser: Browser): Promise<() => Promise<number>> => {
  const page = await browser.newPage();
  const time = () => page.evaluate(loop, ITERATIONS);
  for (let run = 0; run < WARM_UP; run += 1) await time();
  return async () => Math.round((await time()) * 10) / 10;
};
