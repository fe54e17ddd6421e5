import type { CDPSession, Page } from 'playwright';
import type { Screen } from './screens.ts';

/** What one contestant took in one round: the samples of each measure. */
export type Samples = Readonly<Record<string, readonly number[]>>;

export type Unit = 'ms' | 'frames' | 'kB';

/** A figure in the table, worked out of the samples of all rounds. Less is better in all of them. */
export type Measure = {
  title: string;
  samples: string;
  unit: Unit;
  of: (samples: readonly number[]) => number;
  /** It stands in the full tables only. */
  isDetail?: boolean;
};

export type Contestant = {
  /** Its file in `contestants/<folder>`. */
  file: string;
  title: string;
  /** It shows what the platform itself costs; being behind it is no news. */
  isFloor?: boolean;
};

/** What a subject does it with: the page, and the browser's own input. */
export type Visit = { page: Page; devtools: CDPSession; screen: Screen };

/** A thing that several contestants do. The first of them is ours. */
export type Subject = {
  title: string;
  /** What `--only` calls it. */
  folder: string;
  screen: Screen;
  contestants: readonly [Contestant, ...Contestant[]];
  measures: readonly Measure[];
  /** Paints as often as the page can, so that waiting for the screen hides no difference. */
  isUncapped: boolean;
  /** Does it once in a fresh page. Throws when what was timed did not happen. */
  run: (visit: Visit) => Promise<Samples>;
};
