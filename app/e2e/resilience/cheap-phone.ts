import type { Page } from '@playwright/test';

/**
 * A cheap phone: a quarter of the best speed of the machine on which the limits were set (quality, "Cheap phone"). In
 * rounds of `work` per second; that machine does 1,480 in an empty page.
 */
const PHONE_ROUNDS_PER_SECOND = 370;
/** Long enough to average out short pauses. */
const MEASURED_MS = 100;

/** The current speed of this browser, with work like that of rendering: text, objects and a sort. */
const roundsPerSecond = (page: Page) =>
  page.evaluate((duration) => {
    const work = () => {
      let text = '';
      for (let index = 0; index < 2000; index += 1) text += 'a';
      const objects = Array.from({ length: 5000 }, (_, index) => ({ key: (index * 7919) % 5003 }));
      objects.sort((one, other) => one.key - other.key);
      return objects.length + text.length;
    };
    const start = performance.now();
    let rounds = 0;
    while (performance.now() - start < duration) rounds += work() > 0 ? 1 : 0;
    return (rounds * 1000) / (performance.now() - start);
  }, MEASURED_MS);

/**
 * Slows a page down to the speed of the same phone, whatever else the machine does. The speed of a shared machine
 * doubles and halves within a minute, so a fixed factor would simulate a different phone each time. Call `steady`
 * before each measurement; it returns the factor.
 */
export const throttleToPhone = async (page: Page) => {
  const browser = await page.context().newCDPSession(page);
  const slowDown = (rate: number) => browser.send('Emulation.setCPUThrottlingRate', { rate });
  const steady = async () => {
    await slowDown(1);
    const rate = Math.max(1, (await roundsPerSecond(page)) / PHONE_ROUNDS_PER_SECOND);
    await slowDown(rate);
    return rate;
  };
  return { browser, steady };
};
