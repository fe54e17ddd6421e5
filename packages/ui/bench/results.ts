import type { Contestant, Measure, Samples, Subject } from './subject.ts';

/** All rounds of one contestant, or why it failed. */
export type Outcome = { contestant: Contestant; rounds: readonly Samples[]; failure?: string | undefined };

const figureOf = ({ rounds, failure }: Outcome, measure: Measure): number | undefined => {
  const samples = rounds.flatMap((round) => round[measure.samples] ?? []);
  return failure === undefined && samples.length > 0 ? measure.of(samples) : undefined;
};

/** As it is printed. Comparisons go by this, so that the table never contradicts itself. */
const round = (figure: number, { unit }: Measure) =>
  unit === 'ms' && figure < 10 ? Math.round(figure * 10) / 10 : Math.round(figure);

const columnTitle = ({ title, unit }: Measure) => (unit === 'ms' ? `${title}, ms` : title);

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** One subject as a table. Beside each figure, how many times ours it is. */
export const renderTable = ({ measures }: Subject, outcomes: readonly Outcome[]): string => {
  const [ours] = outcomes;
  const cell = (outcome: Outcome, measure: Measure) => {
    const figure = figureOf(outcome, measure);
    if (figure === undefined) return '–';
    const own = ours && figureOf(ours, measure);
    const printed = String(round(figure, measure));
    return outcome === ours || !own ? printed : `${printed} (${(figure / own).toFixed(2)} ×)`;
  };
  return [
    row(['', ...measures.map(columnTitle)]),
    row(['---', ...measures.map(() => '---:')]),
    ...outcomes.map((outcome) =>
      row([
        outcome.failure === undefined ? outcome.contestant.title : `${outcome.contestant.title}: failed`,
        ...measures.map((measure) => cell(outcome, measure)),
      ]),
    ),
  ].join('\n');
};

/** Who failed and why, and where somebody is ahead of ours, as sentences. */
export const renderNotes = ({ measures }: Subject, outcomes: readonly Outcome[]): string[] => {
  const [ours, ...others] = outcomes;
  const failures = outcomes.flatMap(({ contestant, failure }) =>
    failure === undefined ? [] : [`${contestant.title} failed: ${failure}`],
  );
  const ahead = others.flatMap((outcome) => {
    const where = measures.filter((measure) => {
      const own = ours && figureOf(ours, measure);
      const figure = figureOf(outcome, measure);
      return own !== undefined && figure !== undefined && round(figure, measure) < round(own, measure);
    });
    const { title, isFloor } = outcome.contestant;
    return where.length > 0
      ? [
          `${title} is ahead of ours in: ${where.map((measure) => measure.title).join(', ')}.${isFloor ? ' It is the floor.' : ''}`,
        ]
      : [];
  });
  if (failures.length === 0 && ahead.length === 0) return ['Nobody is ahead of ours.'];
  return [...failures, ...ahead];
};

export const renderSubject = (subject: Subject, outcomes: readonly Outcome[]): string =>
  [
    `## ${subject.title}`,
    renderTable(subject, outcomes),
    renderNotes(subject, outcomes)
      .map((note) => `- ${note}`)
      .join('\n'),
  ].join('\n\n');
