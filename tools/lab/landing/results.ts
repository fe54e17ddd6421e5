import { cpus } from 'node:os';
import { type Candidate, candidates, landing, staticPage } from './candidates.ts';
import { CPU_SLOWDOWN, NETWORK, type Visit } from './visit.ts';

/** The budgets of the landing page, for the last column of the table. */
const LIMITS = { ratio: 1.05, shift: 0.02, blocked: 100 };

export const median = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? Number.NaN) + upper) / 2 : upper;
};

const formatMs = (time: number) => `${Math.round(time)} ms`;

const toRow = ({ name }: Candidate, visits: Visit[]): string => {
  const getMedian = (read: (visit: Visit) => number) => median(visits.map(read));
  const interactive = visits.every((visit) => visit.interactive !== null)
    ? formatMs(getMedian((visit) => visit.interactive ?? Number.NaN))
    : '–';
  return `| ${[
    name,
    formatMs(getMedian((visit) => visit.firstPaint)),
    formatMs(getMedian((visit) => visit.largestPaint)),
    interactive,
    formatMs(getMedian((visit) => visit.blocked)),
    getMedian((visit) => visit.shift).toFixed(3),
    `${Math.round(getMedian((visit) => visit.fetched))} kB`,
  ].join(' | ')} |`;
};

const formatVerdict = (isMet: boolean) => (isMet ? 'holds' : '**is missed**');

/** The table, the machine, and whether the budgets are met. */
export const render = (visits: Map<Candidate, Visit[]>, version: string): string => {
  const ours = visits.get(landing) ?? [];
  const staticVisits = visits.get(staticPage) ?? [];
  const getMedianPaint = (getMedian: Visit[]) => median(getMedian.map((visit) => visit.largestPaint));
  // By round, so that a slowdown of both in one round does not count.
  const ratio = median(
    ours.map((visit, round) => visit.largestPaint / (staticVisits[round]?.largestPaint ?? Number.NaN)),
  );
  const shift = median(ours.map((visit) => visit.shift));
  const blocked = median(ours.map((visit) => visit.blocked));
  return `# How soon the landing page is there

Written by \`pnpm lab landing\` on ${new Date().toISOString().slice(0, 10)}.

- Chromium ${version}, ${cpus().length} cores, CPU slowed down ${CPU_SLOWDOWN} times, ${NETWORK.latency} ms a request and ${NETWORK.kbps} kbit/s
  (Lighthouse's slow 4G), a phone of 412 × 823 px, an empty cache each time. Medians of ${ours.length} rounds; candidates take turns within a round.
- The static page is the prerendered landing page without its scripts: same markup, styles inline, same font, same server.
  The last one is the same app from the bare shell, rendered by its script: what prerendering is worth.
- Largest paint: ${[...new Set(ours.map(({ largest }) => largest))].join(' or ')}. Blocked: what tasks take over 50 ms once something is on screen.

| | first paint | largest paint | interactive | blocked | shift | fetched |
| --- | ---: | ---: | ---: | ---: | ---: | ---: |
${candidates.map((candidate) => toRow(candidate, visits.get(candidate) ?? [])).join('\n')}

- Largest paint beside the static page: ${ratio.toFixed(3)} times (${formatMs(getMedianPaint(ours))} and ${formatMs(getMedianPaint(staticVisits))}); at most ${LIMITS.ratio} ${formatVerdict(ratio <= LIMITS.ratio)}.
- Shift at most ${LIMITS.shift} ${formatVerdict(shift <= LIMITS.shift)}; blocked at most ${LIMITS.blocked} ms ${formatVerdict(blocked <= LIMITS.blocked)}.
`;
};
