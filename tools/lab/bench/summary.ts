/** The summary of a run: each figure of ours and of the best peer. */
import { renderNoiseOfRun } from './noise.ts';
import { type Standing, standingOfBytes, standingsOf } from './ratios.ts';
import type { BenchRun } from './record.ts';
import { tableOf } from './results.ts';

/** The summarised measures; the others are in the full tables. */
const headlines = ({ subjects, bytes }: BenchRun): Standing[] => [
  ...subjects.flatMap(standingsOf).filter(({ isDetail }) => !isDetail),
  ...bytes.flatMap(standingOfBytes),
];

const figure = (value: number, { unit }: Standing) =>
  `${unit === 'ms' && value >= 10 ? Math.round(value) : Math.round(value * 10) / 10} ${unit}`;

/** The number of figures in which ours is best, as a sentence. */
const sumUp = (run: BenchRun): string => {
  const standings = headlines(run);
  const ahead = standings.filter(({ ours, best }) => ours <= best).length;
  return `Ours is level with the best peer or ahead of it in ${ahead} of ${standings.length} figures.`;
};

/** The table for a page, with a link to all figures. */
export const renderSummary = (run: BenchRun, results: string): string =>
  [
    `${sumUp(run)} Chromium, CPU slowed down ${run.slowdown} times, ${run.date}; each figure is the median of ${run.rounds} rounds. ${renderNoiseOfRun(run.subjects.map(({ pace }) => pace))} [All figures](${results}).`,
    tableOf(
      ['ours', 'best peer', 'its name', 'ours ÷ best'],
      headlines(run).map((standing) => [
        standing.name,
        figure(standing.ours, standing),
        figure(standing.best, standing),
        standing.peer,
        standing.ratio.toFixed(2),
      ]),
    ),
  ].join('\n\n');
