import type { CandidateRecord, Figure, BenchmarkRecord } from './record.ts';
import type { Candidate, Measure, Samples, Benchmark } from './benchmark.ts';

/** All rounds of one candidate, or the reason why it failed. */
export type Outcome = { candidate: Candidate; rounds: readonly Samples[]; failure?: string | undefined };

/** Rounded for the record: a tenth of a millisecond is below the measurable. */
const tenths = (value: number) => Math.round(value * 10) / 10;

const figureOf = (rounds: readonly Samples[], { samples, of }: Measure): Figure | undefined => {
  const each = rounds.map((round) => round[samples] ?? []).filter(({ length }) => length > 0);
  return each.length === 0
    ? undefined
    : { value: tenths(of(each.flat())), rounds: each.map((round) => tenths(of(round))) };
};

const candidateOf = (
  { candidate: { title, isBaseline }, rounds, failure }: Outcome,
  measures: readonly Measure[],
): CandidateRecord => ({
  title,
  ...(isBaseline && { isBaseline }),
  ...(failure !== undefined && { failure }),
  figures: Object.fromEntries(
    failure === undefined
      ? measures.flatMap((measure) => {
          const figure = figureOf(rounds, measure);
          return figure ? [[measure.title, figure]] : [];
        })
      : [],
  ),
});

/** The record of a benchmark after a run. */
export const benchmarkRecordOf = (
  { title, folder, screen, measures }: Benchmark,
  outcomes: readonly Outcome[],
  calibrationSamples: readonly number[],
): BenchmarkRecord => ({
  title,
  folder,
  screen,
  measures: measures.map(({ title, unit, isDetail }) => ({ title, unit, ...(isDetail && { isDetail }) })),
  candidates: outcomes.map((outcome) => candidateOf(outcome, measures)),
  calibrationSamples,
});
