import * as fc from 'fast-check';
import type { TestContext } from 'vitest';

/** Whether the long form runs: `pnpm lab resilience` sets it, `npm test` runs a short sample of the same. */
const isLong = process.env['JANANI_RESILIENCE'] === 'long';

/** The number of cases in the long form and in the short one. */
export const cases = (long: number, short: number): number => (isLong ? long : short);

/** The seed of every random list. */
export const SEED = 20_261_121;

/** The result for a line of tools/lab/resilience/lines.json: how many cases were tried, and how many failed. */
export type CaseCounts = { line: number; caseCount: number; failureCount: number };

declare module 'vitest' {
  interface TaskMeta {
    resilience?: CaseCounts;
  }
}

type Task = Pick<TestContext, 'task'>;

/** Adds the counts to the test's report, from which app/RESILIENCE.md is written. */
export const record = ({ task }: Task, counts: CaseCounts): void => {
  task.meta.resilience = counts;
};

/** `fc.assert`, which also records the counts. A failure is shrunk. */
export const checkProperty = async <Case>(
  context: Task,
  { line, runs }: { line: number; runs: number },
  property: fc.IAsyncProperty<Case> | fc.IProperty<Case>,
): Promise<void> => {
  const details = await fc.check(property as fc.IAsyncProperty<Case>, { numRuns: runs, seed: SEED });
  record(context, { line, caseCount: details.numRuns, failureCount: details.failed ? 1 : 0 });
  if (details.failed) throw new Error(await fc.asyncDefaultReportMessage(details));
};

/** Tries a whole list and returns the items that failed. */
export const tryAll = async <Item>(
  context: Task,
  line: number,
  items: readonly Item[],
  fails: (item: Item) => Promise<boolean> | boolean,
): Promise<Item[]> => {
  const failedItems: Item[] = [];
  for (const item of items) if (await fails(item)) failedItems.push(item);
  record(context, { line, caseCount: items.length, failureCount: failedItems.length });
  return failedItems;
};
