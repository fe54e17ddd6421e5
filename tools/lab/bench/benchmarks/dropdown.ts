import type { DropdownPage } from '../page/dropdown.ts';
import { SEARCH } from '../page/options.ts';
import type { Screen } from '../screens.ts';
import { median, p95 } from '../statistics.ts';
import type { Candidate, Samples, Benchmark, Visit } from '../benchmark.ts';
import { press, waitBetweenKeys } from './input.ts';

declare const bench: DropdownPage;

/** The time limit for selecting a row, in ms: rendering all 5,000 takes long. */
const SELECT_TIMEOUT = 10_000;

const candidates: readonly [Candidate, ...Candidate[]] = [
  { file: 'janani', title: 'SearchableDropdown' },
  { file: 'react-aria', title: 'react-aria ComboBox in a Virtualizer' },
  { file: 'downshift', title: 'downshift + TanStack Virtual' },
  { file: 'mantine', title: 'Mantine Select, limit 50' },
  { file: 'mui', title: 'MUI Autocomplete + react-window' },
  { file: 'base-ui', title: 'Base UI Combobox + TanStack Virtual' },
  { file: 'antd', title: 'Ant Design Select' },
  { file: 'react-select', title: 'react-select' },
  { file: 'plain', title: 'plain DOM, by hand', isBaseline: true },
];

/** How the list is opened: by a press on the trigger, or by an arrow key in the field. */
type OpenedBy = 'press' | 'key';

/** Mounts the dropdown, opens it, enters and deletes a search text, and selects a row. */
const run = async (visit: Visit, count: number, openedBy: OpenedBy): Promise<Samples> => {
  const { page, screen } = visit;
  const lap = () => page.evaluate(() => bench.measurement);
  const arm = (event: string, query: string) =>
    page.evaluate(([name, typed]) => bench.startMeasuring(name, typed), [event, query] as const);

  const mount = await page.evaluate((options) => bench.mount(options, 1), count);
  if (!(await page.evaluate(() => bench.isClosed())))
    throw new Error('The list is open before it is opened.');
  await waitBetweenKeys(page);

  if (openedBy === 'press') {
    const trigger = page.locator(await page.evaluate(() => bench.trigger)).last();
    await arm('pointerdown', '');
    await press(visit, trigger);
  } else {
    await page.locator('#root input:visible, #root button').first().focus();
    await waitBetweenKeys(page);
    await arm('keydown', '');
    await page.keyboard.press('ArrowDown');
  }
  const open = await lap();

  const keys: number[] = [];
  const type = async (key: string, query: string) => {
    await waitBetweenKeys(page);
    await arm('keydown', query);
    await page.keyboard.press(key);
    keys.push(await lap());
  };
  const letters = Array.from(SEARCH);
  for (const [index, letter] of letters.entries()) await type(letter, SEARCH.slice(0, index + 1));
  for (const [index] of letters.entries()) await type('Backspace', SEARCH.slice(0, -1 - index));

  // Playwright clicks only a visible element that is not covered.
  const [row, first] = await page.evaluate(() => [bench.row, bench.firstOf('')] as const);
  const option = page.locator(row).filter({ hasText: new RegExp(`^${first}$`) });
  await (screen === 'phone'
    ? option.tap({ timeout: SELECT_TIMEOUT })
    : option.click({ timeout: SELECT_TIMEOUT }));
  const chosenLabel = await page.evaluate(() => bench.chosen());
  if (chosenLabel !== first) throw new Error(`"${first}" was picked, and the app was told "${chosenLabel}".`);
  return { mount: [mount], open: [open], keys };
};

const createDropdownBenchmark = (count: number, screen: Screen, openedBy: OpenedBy = 'press'): Benchmark => ({
  title: `Searchable dropdown, ${count.toLocaleString('en-IN')} options, ${screen}${openedBy === 'key' ? ', opened by a key' : ''}`,
  folder: 'dropdown',
  screen,
  candidates,
  measures: [
    { title: 'mount', samples: 'mount', unit: 'ms', aggregate: median },
    { title: 'open', samples: 'open', unit: 'ms', aggregate: median },
    { title: 'key', samples: 'keys', unit: 'ms', aggregate: median },
    { title: 'key p95', samples: 'keys', unit: 'ms', aggregate: p95, isDetail: true },
  ],
  isUncapped: true,
  run: (visit) => run(visit, count, openedBy),
});

/** A long form whose dropdowns have the same options. */
const INSTANCES = 50;
const OPTIONS = 5000;
/** A list such as the districts of a state. */
const FEW_OPTIONS = 200;

const createClosedDropdownBenchmark = (screen: Screen, count = OPTIONS): Benchmark => ({
  title: `${INSTANCES} closed dropdowns${count === OPTIONS ? '' : ` of ${count} options`}, ${screen}`,
  folder: 'dropdown',
  screen,
  candidates,
  measures: [{ title: 'mount', samples: 'mount', unit: 'ms', aggregate: median }],
  isUncapped: true,
  run: async ({ page }) => {
    const sizes = [count, INSTANCES] as const;
    const mount = await page.evaluate(([options, instances]) => bench.mount(options, instances), sizes);
    if (!(await page.evaluate(() => bench.isClosed()))) throw new Error('A list is open.');
    return { mount: [mount] };
  },
});

export const dropdowns: readonly Benchmark[] = [
  createDropdownBenchmark(OPTIONS, 'desktop'),
  createDropdownBenchmark(OPTIONS, 'phone'),
  createDropdownBenchmark(50_000, 'desktop'),
  createDropdownBenchmark(FEW_OPTIONS, 'desktop', 'key'),
  createClosedDropdownBenchmark('desktop'),
  createClosedDropdownBenchmark('desktop', FEW_OPTIONS),
  createClosedDropdownBenchmark('phone'),
];
