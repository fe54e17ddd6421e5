/** What pages say of a run: each figure of ours and the best peer's. */
import { renderNoiseOfRun } from './noise.ts';
import { type Standing, standingOfBytes, standingsOf } from './ratios.ts';
import type { BenchRun } from './record.ts';
import { tableOf } from './results.ts';

/** What is summed up; the rest is in the full tables. */
const headlines = ({ subjects, bytes }: BenchRun): Standing[] => [
  ...subjects.flatMap(standingsOf).filter(({ isDetail }) => !isDetail),
  ...bytes.flatMap(standingOfBytes),
];

const figure = (value: number, { unit }: Standing) =>
  `${unit === 'ms' && value >= 10 ? Math.round(value) : Math.round(value * 10) / 10} ${unit}`;

/** How many figures of ours are the best, as a sentence. */
const sumUp = (run: BenchRun): string => {
  const standings = headlines(run);
  const ahead = standings.filter(({ ours, best }) => ours <= best).length;
  return `Ours is level with the best peer or ahead of it in ${ahead} of ${standings.length} figures.`;
};

/** The table for a page that finds all figures at an address. */
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
