import type { CandidateRecord, Figure, BenchmarkRecord } from './record.ts';
import type { Candidate, Measure, Samples, Benchmark } from './benchmark.ts';

/** All rounds of one candidate, or the reason why it failed. */
export type Outcome = { candidate: Candidate; rounds: readonly Samples[]; failure?: string | undefined };

/** Rounded for the record: a tenth of a millisecond is below the measurable. */
const roundToTenth = (value: number) => Math.round(value * 10) / 10;

const computeFigure = (rounds: readonly Samples[], { samples, aggregate }: Measure): Figure | undefined => {
  const each = rounds.map((round) => round[samples] ?? []).filter(({ length }) => length > 0);
  return each.length === 0
    ? undefined
    : {
        value: roundToTenth(aggregate(each.flat())),
        rounds: each.map((round) => roundToTenth(aggregate(round))),
      };
};

const toCandidateRecord = (
  { candidate: { title, isBaseline }, rounds, failure }: Outcome,
  measures: readonly Measure[],
): CandidateRecord => ({
  title,
  ...(isBaseline && { isBaseline }),
  ...(failure !== undefined && { failure }),
  figures: Object.fromEntries(
    failure === undefined
      ? measures.flatMap((measure) => {
          const figure = computeFigure(rounds, measure);
          return figure ? [[measure.title, figure]] : [];
        })
      : [],
  ),
});

/** The record of a benchmark after a run. */
export const toBenchmarkRecord = (
  { title, folder, screen, measures }: Benchmark,
  outcomes: readonly Outcome[],
  calibrationSamples: readonly number[],
): BenchmarkRecord => ({
  title,
  folder,
  screen,
  measures: measures.map(({ title, unit, isDetail }) => ({ title, unit, ...(isDetail && { isDetail }) })),
  candidates: outcomes.map((outcome) => toCandidateRecord(outcome, measures)),
  calibrationSamples,
});
