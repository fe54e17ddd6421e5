/** The format of `results.json`, from which the tables are generated. */
import type { Screen } from './screens.ts';
import type { Unit } from './benchmark.ts';

/** One measure of one candidate: for all rounds together, and for each. */
export type Figure = { value: number; rounds: readonly number[] };

/** The download without React, in bytes (min+gzip). */
export type Bytes = { script: number; later: number; styles: number };

export type CandidateRecord = {
  title: string;
  isBaseline?: boolean;
  /** The reason for missing figures. */
  failure?: string;
  /** By the measure's title. */
  figures: Readonly<Record<string, Figure>>;
};

export type MeasureRecord = { title: string; unit: Unit; isDetail?: boolean };

/** The first candidate is ours. */
export type BenchmarkRecord = {
  title: string;
  folder: string;
  screen: Screen;
  measures: readonly MeasureRecord[];
  candidates: readonly CandidateRecord[];
  /** The time of a fixed loop before each visit, in ms. */
  calibrationSamples: readonly number[];
};

/** The sizes of the candidates in a folder; the first is ours. */
export type BytesRecord = {
  folder: string;
  candidates: readonly (Bytes & { title: string; isBaseline?: boolean })[];
};

export type BenchRun = {
  date: string;
  browser: string;
  cores: number;
  slowdown: number;
  rounds: number;
  versions: Readonly<Record<string, string>>;
  bytes: readonly BytesRecord[];
  benchmarks: readonly BenchmarkRecord[];
};
