import type { CDPSession, Page } from 'playwright';

/** What one contestant took in one round: the samples of each measure. */
export type Samples = Readonly<Record<string, readonly number[]>>;

/** A figure in the table, worked out of the samples of all rounds. Less is better in all of them. */
export type Measure = {
  title: string;
  samples: string;
  unit: 'ms' | 'frames';
  of: (samples: readonly number[]) => number;
};

export type Contestant = {
  /** Its file in `contestants/<folder>`. */
  file: string;
  title: string;
  /** It shows what the platform itself costs; being behind it is no news. */
  isFloor?: boolean;
};

/** A thing that several contestants do. The first of them is ours. */
export type Subject = {
  title: string;
  /** What `--only` calls it. */
  folder: string;
  contestants: readonly [Contestant, ...Contestant[]];
  measures: readonly Measure[];
  /** Paints as often as the page can, so that waiting for the screen hides no difference. */
  isUncapped: boolean;
  /** Does it once in a fresh page. Throws when what was timed did not happen. */
  run: (page: Page, devtools: CDPSession) => Promise<Samples>;
};
