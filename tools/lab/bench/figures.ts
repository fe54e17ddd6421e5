import type { ContestantRecord, Figure, SubjectRecord } from './record.ts';
import type { Contestant, Measure, Samples, Subject } from './subject.ts';

/** All rounds of one contestant, or the reason why it failed. */
export type Outcome = { contestant: Contestant; rounds: readonly Samples[]; failure?: string | undefined };

/** Rounded for the record: a tenth of a millisecond is below the measurable. */
const tenths = (value: number) => Math.round(value * 10) / 10;

const figureOf = (rounds: readonly Samples[], { samples, of }: Measure): Figure | undefined => {
  const each = rounds.map((round) => round[samples] ?? []).filter(({ length }) => length > 0);
  return each.length === 0
    ? undefined
    : { value: tenths(of(each.flat())), rounds: each.map((round) => tenths(of(round))) };
};

const contestantOf = (
  { contestant: { title, isFloor }, rounds, failure }: Outcome,
  measures: readonly Measure[],
): ContestantRecord => ({
  title,
  ...(isFloor && { isFloor }),
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

/** The record of a subject after a run. */
export const subjectRecordOf = (
  { title, folder, screen, measures }: Subject,
  outcomes: readonly Outcome[],
  pace: readonly number[],
): SubjectRecord => ({
  title,
  folder,
  screen,
  measures: measures.map(({ title, unit, isDetail }) => ({ title, unit, ...(isDetail && { isDetail }) })),
  contestants: outcomes.map((outcome) => contestantOf(outcome, measures)),
  pace,
});
