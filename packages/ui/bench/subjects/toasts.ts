import type { Page } from 'playwright';
import type { ToastsPage } from '../page/toasts.ts';
import { median } from '../statistics.ts';
import type { Samples, Subject } from '../subject.ts';

declare const bench: ToastsPage;

const FRAME = 1000 / 60;
/** Toasts that every contestant shows of many. */
const SEEN = 3;

/** How long a page takes to load what it fetches later, in ms. */
const SETTLING = 500;

/** Shows so many at once while the frames are watched, and looks whether they are there. */
const run = async (page: Page, count: number): Promise<Samples> => {
  await page.evaluate(() => bench.mount());
  await page.waitForFunction(() => bench.isReady());
  // Toasts answer somebody: the page has been used before. What it then loads is not part of it.
  await page.mouse.click(1, 1);
  await page.waitForTimeout(SETTLING);
  const times = await page.evaluate((toasts) => bench.frames(toasts), count);

  const seen = page.getByText(/^Message \d+$/).filter({ visible: true });
  const shown = await seen.count();
  if (shown < Math.min(count, SEEN)) throw new Error(`Of ${count} toasts ${shown} are there.`);

  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  const dropped = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / FRAME) - 1), 0);
  return { dropped: [dropped], longest: [Math.max(...gaps)] };
};

const toastsOf = (count: number): Subject => ({
  title: count === 1 ? 'One toast' : `${count} toasts at once`,
  folder: 'toasts',
  contestants: [
    { file: 'janani', title: 'ToastProvider' },
    { file: 'sonner', title: 'sonner' },
    { file: 'react-aria', title: 'react-aria ToastRegion' },
  ],
  measures: [
    { title: 'frames dropped', samples: 'dropped', unit: 'frames', of: median },
    { title: 'longest frame', samples: 'longest', unit: 'ms', of: median },
  ],
  isUncapped: false,
  run: (page) => run(page, count),
});

export const toasts: readonly Subject[] = [toastsOf(1), toastsOf(100)];
