import type { Page } from '@playwright/test';

/**
 * A cheap phone: a quarter of what the machine that the limits were set on does at its best (quality, "Cheap phone").
 * In rounds of `work` per second; that machine does 1,480 in an empty page.
 */
const PHONE_ROUNDS_PER_SECOND = 370;
/** Long enough to tell a fast moment from a slow one. */
const MEASURED_MS = 100;

/** How much this browser does now: text, objects and a sort, as a page that draws itself has them. */
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
 * Slows a page down to the pace of the same phone, whatever the machine does besides. A shared machine's own pace
 * doubles and halves within a minute: ÷4 of it would be another phone each time. Ask for it again before each
 * part that is measured; returns by how much the page is slowed.
 */
export const paceOf = async (page: Page) => {
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
