/** The ratio of ours to the best of its peers. */
import { computeSpread } from './noise.ts';
import type { BytesRecord, CandidateRecord, MeasureRecord, BenchmarkRecord } from './record.ts';
import { median, percentile } from './statistics.ts';
import type { Unit } from './benchmark.ts';

/** Added to frame counts, so that zero has a ratio. */
export const getOffset = (unit: Unit) => (unit === 'frames' ? 1 : 0);

export const computeRatio = (ours: number, other: number, unit: Unit) =>
  (ours + getOffset(unit)) / (other + getOffset(unit));

export type PeerComparison = {
  /** Identifies the benchmark and the measure, the same in every run. */
  name: string;
  unit: Unit;
  ours: number;
  peer: string;
  best: number;
  /** Ours divided by the best peer's: below one is better. */
  ratio: number;
  /** The uncertainty of the ratio: from the rounds, and from the noise of the machine. */
  noise: number;
  /** Only in the full tables. */
  isDetail: boolean;
};

/** The spread of the middle half of the ratios in each round, relative to their median. */
const computeRoundSpread = (ours: readonly number[], others: readonly number[], unit: Unit) => {
  const ratios = ours
    .slice(0, others.length)
    .map((ourValue, round) => computeRatio(ourValue, others[round] ?? ourValue, unit));
  if (ratios.length < 2) return 0;
  return (percentile(ratios, 0.75) - percentile(ratios, 0.25)) / median(ratios);
};

/** The candidate with the lowest figure, except ours and the lower bound. */
const findBest = (peers: readonly CandidateRecord[], { title }: MeasureRecord) =>
  peers
    .filter(({ isBaseline }) => !isBaseline)
    .flatMap(({ title: peer, figures }) => {
      const figure = figures[title];
      return figure ? [{ peer, figure }] : [];
    })
    .toSorted((a, b) => a.figure.value - b.figure.value)[0];

/** Each measure of a benchmark with a figure of ours and of at least one peer. */
export const compareWithBest = ({
  title,
  measures,
  candidates,
  calibrationSamples,
}: BenchmarkRecord): PeerComparison[] => {
  const [ours, ...peers] = candidates;
  return measures.flatMap((measure) => {
    const ourFigure = ours?.figures[measure.title];
    const best = findBest(peers, measure);
    if (!ourFigure || !best) return [];
    const { unit, isDetail = false } = measure;
    return [
      {
        name: `${title}: ${measure.title}`,
        unit,
        ours: ourFigure.value,
        peer: best.peer,
        best: best.figure.value,
        ratio: computeRatio(ourFigure.value, best.figure.value, unit),
        noise: Math.max(
          computeSpread(calibrationSamples),
          computeRoundSpread(ourFigure.rounds, best.figure.rounds, unit),
        ),
        isDetail,
      },
    ];
  });
};

export const getTotal = ({ script, later, styles }: { script: number; later: number; styles: number }) =>
  script + later + styles;

/** Bytes to kB with one decimal, as they are printed. */
export const toKilobytes = (bytes: number): number => Math.round(bytes / 100) / 10;

/** The same for bytes, which have no uncertainty. */
export const compareBytes = ({ folder, candidates: [ours, ...peers] }: BytesRecord): PeerComparison[] => {
  const [best] = peers.filter(({ isBaseline }) => !isBaseline).toSorted((a, b) => getTotal(a) - getTotal(b));
  if (!ours || !best) return [];
  return [
    {
      name: `Bytes of ${folder}`,
      unit: 'kB',
      ours: getTotal(ours) / 1000,
      peer: best.title,
      best: getTotal(best) / 1000,
      ratio: getTotal(ours) / getTotal(best),
      noise: 0,
      isDetail: false,
    },
  ];
};
