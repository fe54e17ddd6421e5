import type { CDPSession, Page } from 'playwright';
import type { DropdownPage } from '../page/dropdown.ts';
import { SEARCH } from '../page/options.ts';
import { median, p95 } from '../statistics.ts';
import type { Samples, Subject } from '../subject.ts';
import { click, rest } from './input.ts';

declare const bench: DropdownPage;

const lap = (page: Page) => page.evaluate(() => bench.lap);

/** Mounts it, opens it, types a search and takes it back, and picks a row. */
const run = async (page: Page, devtools: CDPSession, count: number): Promise<Samples> => {
  const arm = (event: string, query: string) =>
    page.evaluate(([name, typed]) => bench.arm(name, typed), [event, query] as const);

  const mount = await page.evaluate((options) => bench.mount(options), count);
  if (!(await page.evaluate(() => bench.isClosed())))
    throw new Error('The list is open before it is opened.');
  await rest(page);

  await arm('mousedown', '');
  await click(devtools, page.getByRole('button').last());
  const open = await lap(page);

  const keys: number[] = [];
  const press = async (key: string, query: string) => {
    await rest(page);
    await arm('keydown', query);
    await page.keyboard.press(key);
    keys.push(await lap(page));
  };
  const letters = Array.from(SEARCH);
  for (const [index, letter] of letters.entries()) await press(letter, SEARCH.slice(0, index + 1));
  for (const [index] of letters.entries()) await press('Backspace', SEARCH.slice(0, -1 - index));

  // Playwright picks only what is seen and not covered.
  const first = await page.evaluate(() => bench.firstOf(''));
  await page.getByRole('option', { name: first, exact: true }).click({ timeout: 5000 });
  const chosen = await page.evaluate(() => bench.chosen());
  if (chosen !== first) throw new Error(`"${first}" was picked, and the app was told "${chosen}".`);
  return { mount: [mount], open: [open], keys };
};

const dropdownOf = (count: number): Subject => ({
  title: `Searchable dropdown, ${count.toLocaleString('en-IN')} options`,
  folder: 'dropdown',
  contestants: [
    { file: 'janani', title: 'SearchableDropdown' },
    { file: 'react-aria', title: 'react-aria ComboBox in a Virtualizer' },
    { file: 'downshift', title: 'downshift + TanStack Virtual' },
    { file: 'plain', title: 'plain DOM, by hand', isFloor: true },
  ],
  measures: [
    { title: 'mount', samples: 'mount', unit: 'ms', of: median },
    { title: 'open', samples: 'open', unit: 'ms', of: median },
    { title: 'key', samples: 'keys', unit: 'ms', of: median },
    { title: 'key p95', samples: 'keys', unit: 'ms', of: p95 },
  ],
  isUncapped: true,
  run: (page, devtools) => run(page, devtools, count),
});

export const dropdowns: readonly Subject[] = [dropdownOf(5000), dropdownOf(50_000)];
