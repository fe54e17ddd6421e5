import type { CDPSession, Page } from 'playwright';
import type { Screen } from './screens.ts';

/** The samples of one candidate in one round, by measure. */
export type Samples = Readonly<Record<string, readonly number[]>>;

export type Unit = 'ms' | 'frames' | 'kB';

/** A figure in the table, computed from the samples of all rounds; lower is better. */
export type Measure = {
  title: string;
  samples: string;
  unit: Unit;
  aggregate: (samples: readonly number[]) => number;
  /** Whether it is omitted from the summary. */
  isDetail?: boolean;
};

export type Candidate = {
  /** Its file in `candidates/<folder>`. */
  file: string;
  title: string;
  /** Whether it shows the cost of the platform itself, so that every other candidate is expected to be slower. */
  isBaseline?: boolean;
};

/** The tools of a benchmark: the page, and the browser's native input. */
export type Visit = { page: Page; devtools: CDPSession; screen: Screen };

/** A task for several candidates. The first of them is ours. */
export type Benchmark = {
  title: string;
  /** The name for `--only`. */
  folder: string;
  screen: Screen;
  candidates: readonly [Candidate, ...Candidate[]];
  measures: readonly Measure[];
  /** Paints without a frame limit, so that waiting for the screen hides no difference. */
  isUncapped: boolean;
  /** Runs once in a new page. Throws where the expected result did not occur. */
  run: (visit: Visit) => Promise<Samples>;
};
