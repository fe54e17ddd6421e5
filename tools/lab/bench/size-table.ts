/** The table of sizes: each component and its peers, the smallest first. */
import type { SizeResult, MeasuredSize } from './sizes.ts';

const kB = (bytes: number) => (bytes / 1000).toFixed(1);
const titleWithSize = ({ title, bytes }: MeasuredSize) => `${title} ${kB(bytes)}`;

/** Components that are larger than a peer without a stated reason. */
export const withoutReason = (results: readonly SizeResult[]): string[] =>
  results
    .filter(({ ours, peers, reason }) => reason === undefined && peers.some(({ bytes }) => bytes < ours))
    .map(({ name }) => name);

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

export const renderSizes = (results: readonly SizeResult[]): string =>
  [
    row(['part', 'ours', 'its lightest equal', 'others', 'why ours is heavier']),
    row(['---', '---:', '---', '---', '---']),
    ...results.map(({ name, ours, peers, reason }) => {
      const [lightest, ...others] = peers;
      return row([
        name,
        kB(ours),
        lightest ? titleWithSize(lightest) : '',
        others.map(titleWithSize).join(', '),
        lightest && lightest.bytes < ours ? (reason ?? '') : '',
      ]);
    }),
  ].join('\n');
