/** The summary of a run: each figure of ours and of the best peer. */
import { renderNoiseOfRun } from './noise.ts';
import { type PeerComparison, comparisonOfBytes, comparisonsOf } from './ratios.ts';
import type { BenchRun } from './record.ts';
import { tableOf } from './results.ts';

/** The summarised measures; the others are in the full tables. */
const headlines = ({ benchmarks, bytes }: BenchRun): PeerComparison[] => [
  ...benchmarks.flatMap(comparisonsOf).filter(({ isDetail }) => !isDetail),
  ...bytes.flatMap(comparisonOfBytes),
];

const figure = (value: number, { unit }: PeerComparison) =>
  `${unit === 'ms' && value >= 10 ? Math.round(value) : Math.round(value * 10) / 10} ${unit}`;

/** The number of figures in which ours is best, as a sentence. */
const summarize = (run: BenchRun): string => {
  const comparisons = headlines(run);
  const ahead = comparisons.filter(({ ours, best }) => ours <= best).length;
  return `Ours is level with the best peer or ahead of it in ${ahead} of ${comparisons.length} figures.`;
};

/** The table for a page, with a link to all figures. */
export const renderSummary = (run: BenchRun, results: string): string =>
  [
    `${summarize(run)} Chromium, CPU slowed down ${run.slowdown} times, ${run.date}; each figure is the median of ${run.rounds} rounds. ${renderNoiseOfRun(run.benchmarks.map(({ calibrationSamples }) => calibrationSamples))} [All figures](${results}).`,
    tableOf(
      ['ours', 'best peer', 'its name', 'ours ÷ best'],
      headlines(run).map((comparison) => [
        comparison.name,
        figure(comparison.ours, comparison),
        figure(comparison.best, comparison),
        comparison.peer,
        comparison.ratio.toFixed(2),
      ]),
    ),
  ].join('\n\n');
