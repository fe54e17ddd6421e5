/** The table of sizes: each component and its peers, the smallest first. */
import type { SizeResult, MeasuredSize } from './sizes.ts';

const formatKilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const formatTitle = ({ title, bytes }: MeasuredSize) => `${title} ${formatKilobytes(bytes)}`;

/** Components that are larger than a peer without a stated reason. */
export const findMissingReasons = (results: readonly SizeResult[]): string[] =>
  results
    .filter(({ ours, peers, reason }) => reason === undefined && peers.some(({ bytes }) => bytes < ours))
    .map(({ name }) => name);

const renderRow = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

export const renderSizes = (results: readonly SizeResult[]): string =>
  [
    renderRow(['part', 'ours', 'its lightest equal', 'others', 'why ours is heavier']),
    renderRow(['---', '---:', '---', '---', '---']),
    ...results.map(({ name, ours, peers, reason }) => {
      const [lightest, ...others] = peers;
      return renderRow([
        name,
        formatKilobytes(ours),
        lightest ? formatTitle(lightest) : '',
        others.map(formatTitle).join(', '),
        lightest && lightest.bytes < ours ? (reason ?? '') : '',
      ]);
    }),
  ].join('\n');
