/** The summary of a run: each figure of ours and of the best peer. */
import { renderNoiseOfRun } from './noise.ts';
import { type PeerComparison, compareBytes, compareWithBest } from './ratios.ts';
import type { BenchRun } from './record.ts';
import { renderMarkdownTable } from './results.ts';

/** The summarised measures; the others are in the full tables. */
const listHeadlines = ({ benchmarks, bytes }: BenchRun): PeerComparison[] => [
  ...benchmarks.flatMap(compareWithBest).filter(({ isDetail }) => !isDetail),
  ...bytes.flatMap(compareBytes),
];

const formatFigure = (value: number, { unit }: PeerComparison) =>
  `${unit === 'ms' && value >= 10 ? Math.round(value) : Math.round(value * 10) / 10} ${unit}`;

/** The number of figures in which ours is best, as a sentence. */
const summarize = (run: BenchRun): string => {
  const comparisons = listHeadlines(run);
  const ahead = comparisons.filter(({ ours, best }) => ours <= best).length;
  return `Ours is level with the best peer or ahead of it in ${ahead} of ${comparisons.length} figures.`;
};

/** The table for a page. @param allFigures names all figures, with a link where the page is read beside them */
export const renderSummary = (run: BenchRun, allFigures: string): string =>
  [
    `${summarize(run)} Chromium, CPU slowed down ${run.slowdown} times, ${run.date}; each figure is the median of ${run.rounds} rounds. ${renderNoiseOfRun(run.benchmarks.map(({ calibrationSamples }) => calibrationSamples))} ${allFigures}.`,
    renderMarkdownTable(
      ['ours', 'best peer', 'its name', 'ours ÷ best'],
      listHeadlines(run).map((comparison) => [
        comparison.name,
        formatFigure(comparison.ours, comparison),
        formatFigure(comparison.best, comparison),
        comparison.peer,
        comparison.ratio.toFixed(2),
      ]),
    ),
  ].join('\n\n');
