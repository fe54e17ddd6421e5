import type { ToastsPage } from '../page/toasts.ts';
import type { Screen } from '../screens.ts';
import { median } from '../statistics.ts';
import type { Candidate, Samples, Benchmark, Visit } from '../benchmark.ts';

declare const bench: ToastsPage;

const FRAME = 1000 / 60;
/** The number of visible toasts in every candidate. */
const VISIBLE_TOASTS = 3;

/** The time for lazy chunks to load, in ms. */
const LOAD_TIME = 500;

const candidates: readonly [Candidate, ...Candidate[]] = [
  { file: 'janani', title: 'ToastProvider' },
  { file: 'sonner', title: 'sonner' },
  { file: 'react-aria', title: 'react-aria ToastRegion' },
  { file: 'react-hot-toast', title: 'react-hot-toast' },
  { file: 'react-toastify', title: 'react-toastify' },
  { file: 'base-ui', title: 'Base UI Toast' },
];

const mount = async ({ page }: Visit) => {
  await page.evaluate(() => bench.mount());
  await page.waitForFunction(() => bench.isReady());
};

const expectShown = async ({ page }: Visit, count: number) => {
  const visibleToasts = page.getByText(/^Message \d+$/).filter({ visible: true });
  const shown = await visibleToasts.count();
  if (shown < Math.min(count, VISIBLE_TOASTS)) throw new Error(`Of ${count} toasts ${shown} are there.`);
};

/** Shows one as soon as the page is ready: the download for the first toast is included. */
const runFirst = async (visit: Visit): Promise<Samples> => {
  await mount(visit);
  const first = await visit.page.evaluate(() => bench.first());
  await expectShown(visit, 1);
  return { first: [first] };
};

/** Shows a number at once while frames are measured, and checks that they are visible. */
const runMany = async (visit: Visit, count: number): Promise<Samples> => {
  const { page, screen } = visit;
  await mount(visit);
  // Toasts follow an action: the page has been used before, so that lazy loading is not included.
  await (screen === 'phone' ? page.touchscreen.tap(1, 1) : page.mouse.click(1, 1));
  await page.waitForTimeout(LOAD_TIME);
  const times = await page.evaluate((toasts) => bench.frames(toasts), count);
  await expectShown(visit, count);

  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  const dropped = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / FRAME) - 1), 0);
  return { dropped: [dropped], longest: [Math.max(...gaps)] };
};

const createFirstToastBenchmark = (screen: Screen): Benchmark => ({
  title: `The first toast of a page, ${screen}`,
  folder: 'toasts',
  screen,
  candidates,
  measures: [{ title: 'seen after', samples: 'first', unit: 'ms', aggregate: median }],
  isUncapped: true,
  run: runFirst,
});

const createToastsBenchmark = (count: number, screen: Screen): Benchmark => ({
  title: `${count === 1 ? 'One toast' : `${count} toasts at once`}, ${screen}`,
  folder: 'toasts',
  screen,
  candidates,
  measures: [
    { title: 'frames dropped', samples: 'dropped', unit: 'frames', aggregate: median },
    { title: 'longest frame', samples: 'longest', unit: 'ms', aggregate: median, isDetail: true },
  ],
  isUncapped: false,
  run: (visit) => runMany(visit, count),
});

export const toasts: readonly Benchmark[] = (['desktop', 'phone'] as const).flatMap((screen) => [
  createFirstToastBenchmark(screen),
  createToastsBenchmark(1, screen),
  createToastsBenchmark(100, screen),
]);
