/** What a run leaves behind: `results.json`, of which the tables and the plot are made. */
import type { Screen } from './screens.ts';
import type { Unit } from './subject.ts';

/** One measure of one contestant: of all rounds together, and of each by itself. */
export type Figure = { value: number; rounds: readonly number[] };

/** What a browser receives over React, in bytes (min+gzip). */
export type Bytes = { script: number; later: number; styles: number };

export type ContestantRecord = {
  title: string;
  isFloor?: boolean;
  /** Why it has no figures. */
  failure?: string;
  /** By the measure's title. */
  figures: Readonly<Record<string, Figure>>;
};

export type MeasureRecord = { title: string; unit: Unit; isDetail?: boolean };

/** The first contestant is ours. */
export type SubjectRecord = {
  title: string;
  folder: string;
  screen: Screen;
  measures: readonly MeasureRecord[];
  contestants: readonly ContestantRecord[];
  /** How long a fixed loop took before each visit, in ms. */
  pace: readonly number[];
};

/** What the contestants of a folder weigh; the first is ours. */
export type BytesRecord = {
  folder: string;
  contestants: readonly (Bytes & { title: string; isFloor?: boolean })[];
};

export type BenchRun = {
  date: string;
  browser: string;
  cores: number;
  slowdown: number;
  rounds: number;
  versions: Readonly<Record<string, string>>;
  bytes: readonly BytesRecord[];
  subjects: readonly SubjectRecord[];
};
