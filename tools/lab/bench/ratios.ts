/** The ratio of ours to the best of its peers. */
import { spreadOf } from './noise.ts';
import type { BytesRecord, CandidateRecord, MeasureRecord, BenchmarkRecord } from './record.ts';
import { median, percentile } from './statistics.ts';
import type { Unit } from './benchmark.ts';

/** Added to frame counts, so that zero has a ratio. */
export const base = (unit: Unit) => (unit === 'frames' ? 1 : 0);

export const ratioOf = (ours: number, other: number, unit: Unit) =>
  (ours + base(unit)) / (other + base(unit));

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
const spreadOfRounds = (ours: readonly number[], others: readonly number[], unit: Unit) => {
  const ratios = ours
    .slice(0, others.length)
    .map((ourValue, round) => ratioOf(ourValue, others[round] ?? ourValue, unit));
  if (ratios.length < 2) return 0;
  return (percentile(ratios, 0.75) - percentile(ratios, 0.25)) / median(ratios);
};

/** The candidate with the lowest figure, except ours and the lower bound. */
const bestOf = (peers: readonly CandidateRecord[], { title }: MeasureRecord) =>
  peers
    .filter(({ isBaseline }) => !isBaseline)
    .flatMap(({ title: peer, figures }) => {
      const figure = figures[title];
      return figure ? [{ peer, figure }] : [];
    })
    .toSorted((a, b) => a.figure.value - b.figure.value)[0];

/** Each measure of a benchmark with a figure of ours and of at least one peer. */
export const comparisonsOf = ({
  title,
  measures,
  candidates,
  calibrationSamples,
}: BenchmarkRecord): PeerComparison[] => {
  const [ours, ...peers] = candidates;
  return measures.flatMap((measure) => {
    const ourFigure = ours?.figures[measure.title];
    const best = bestOf(peers, measure);
    if (!ourFigure || !best) return [];
    const { unit, isDetail = false } = measure;
    return [
      {
        name: `${title}: ${measure.title}`,
        unit,
        ours: ourFigure.value,
        peer: best.peer,
        best: best.figure.value,
        ratio: ratioOf(ourFigure.value, best.figure.value, unit),
        noise: Math.max(
          spreadOf(calibrationSamples),
          spreadOfRounds(ourFigure.rounds, best.figure.rounds, unit),
        ),
        isDetail,
      },
    ];
  });
};

export const totalOf = ({ script, later, styles }: { script: number; later: number; styles: number }) =>
  script + later + styles;

/** Bytes to kB with one decimal, as they are printed. */
export const kB = (bytes: number): number => Math.round(bytes / 100) / 10;

/** The same for bytes, which have no uncertainty. */
export const comparisonOfBytes = ({
  folder,
  candidates: [ours, ...peers],
}: BytesRecord): PeerComparison[] => {
  const [best] = peers.filter(({ isBaseline }) => !isBaseline).toSorted((a, b) => totalOf(a) - totalOf(b));
  if (!ours || !best) return [];
  return [
    {
      name: `Bytes of ${folder}`,
      unit: 'kB',
      ours: totalOf(ours) / 1000,
      peer: best.title,
      best: totalOf(best) / 1000,
      ratio: totalOf(ours) / totalOf(best),
      noise: 0,
      isDetail: false,
    },
  ];
};
