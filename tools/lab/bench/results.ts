import { isTooNoisy, renderNoise } from './noise.ts';
import { toKilobytes, getTotal } from './ratios.ts';
import type { BytesRecord, CandidateRecord, MeasureRecord, BenchmarkRecord } from './record.ts';

/** The printed value. Comparisons use it, so that the table is consistent. */
const roundFigure = (figure: number, { unit }: MeasureRecord) =>
  unit === 'ms' && figure < 10 ? Math.round(figure * 10) / 10 : Math.round(figure);

const getColumnTitle = ({ title, unit }: MeasureRecord) => (unit === 'ms' ? `${title}, ms` : title);

const renderRow = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

export const renderMarkdownTable = (
  titles: readonly string[],
  rows: readonly (readonly string[])[],
): string =>
  [
    renderRow(['', ...titles]),
    renderRow(['---', ...titles.map(() => '---:')]),
    ...rows.map((cells) => renderRow(cells)),
  ].join('\n');

/** One benchmark as a table. Each figure is followed by its ratio to ours. */
export const renderTable = ({ measures, candidates }: BenchmarkRecord): string => {
  const [ours] = candidates;
  const renderCell = (candidate: CandidateRecord, measure: MeasureRecord) => {
    const figure = candidate.figures[measure.title]?.value;
    if (figure === undefined) return '–';
    const ourValue = ours?.figures[measure.title]?.value;
    const printed = String(roundFigure(figure, measure));
    return candidate === ours || !ourValue ? printed : `${printed} (${(figure / ourValue).toFixed(2)} ×)`;
  };
  return renderMarkdownTable(
    measures.map(getColumnTitle),
    candidates.map((candidate) => [
      candidate.failure === undefined ? candidate.title : `${candidate.title}: failed`,
      ...measures.map((measure) => renderCell(candidate, measure)),
    ]),
  );
};

/** The failures with their reasons, and the figures in which a peer is better, as sentences. */
export const renderNotes = ({ measures, candidates, calibrationSamples }: BenchmarkRecord): string[] => {
  const [ours, ...others] = candidates;
  const failures = candidates.flatMap(({ title, failure }) =>
    failure === undefined ? [] : [`${title} failed: ${failure}`],
  );
  const betterPeers = others.flatMap(({ title, isBaseline, figures }) => {
    const betterMeasures = measures.filter((measure) => {
      const ourFigure = ours?.figures[measure.title];
      const figure = figures[measure.title];
      return (
        ourFigure && figure && roundFigure(figure.value, measure) < roundFigure(ourFigure.value, measure)
      );
    });
    return betterMeasures.length > 0
      ? [
          `${title} is ahead of ours in: ${betterMeasures.map((measure) => measure.title).join(', ')}.${isBaseline ? ' It is the floor.' : ''}`,
        ]
      : [];
  });
  const noise = isTooNoisy(calibrationSamples) ? [renderNoise(calibrationSamples)] : [];
  if (failures.length === 0 && betterPeers.length === 0) return [...noise, 'Nobody is ahead of ours.'];
  return [...noise, ...failures, ...betterPeers];
};

export const renderBenchmark = (benchmark: BenchmarkRecord): string =>
  [
    `## ${benchmark.title}`,
    renderTable(benchmark),
    renderNotes(benchmark)
      .map((note) => `- ${note}`)
      .join('\n'),
  ].join('\n\n');

/** The download for each candidate. */
export const renderBytes = ({ folder, candidates }: BytesRecord): string => {
  const [ours] = candidates;
  return [
    `## Bytes of ${folder}, kB in addition to React`,
    renderMarkdownTable(
      ['script', 'script, later', 'styles', 'together'],
      candidates.map((candidate) => {
        const { title, script, later, styles } = candidate;
        const total = getTotal(candidate);
        const ratio = ours && candidate !== ours ? ` (${(total / getTotal(ours)).toFixed(2)} ×)` : '';
        return [
          title,
          ...[script, later, styles].map((bytes) => String(toKilobytes(bytes))),
          `${toKilobytes(total)}${ratio}`,
        ];
      }),
    ),
  ].join('\n\n');
};
