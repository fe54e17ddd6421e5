/** How ours stands beside the best of its peers. */
import { spreadOf } from './noise.ts';
import type { BytesRecord, ContestantRecord, MeasureRecord, SubjectRecord } from './record.ts';
import { median, percentile } from './statistics.ts';
import type { Unit } from './subject.ts';

/** One more frame than none has a ratio too. */
export const base = (unit: Unit) => (unit === 'frames' ? 1 : 0);

export const ratioOf = (ours: number, other: number, unit: Unit) =>
  (ours + base(unit)) / (other + base(unit));

export type Standing = {
  /** Of the subject and the measure: the same in every run. */
  name: string;
  unit: Unit;
  ours: number;
  peer: string;
  best: number;
  /** Ours by the best peer's: below one is ahead. */
  ratio: number;
  /** What of the ratio may be chance: by the rounds, and by the machine's pace meanwhile. */
  noise: number;
  /** It stands in the full tables only. */
  isDetail: boolean;
};

/** How far apart the middle half of the rounds' own ratios lie, as a share of their median. */
const spreadOfRounds = (ours: readonly number[], others: readonly number[], unit: Unit) => {
  const ratios = ours.slice(0, others.length).map((own, round) => ratioOf(own, others[round] ?? own, unit));
  if (ratios.length < 2) return 0;
  return (percentile(ratios, 0.75) - percentile(ratios, 0.25)) / median(ratios);
};

/** Who has the least of it, without ours and without the floor. */
const bestOf = (peers: readonly ContestantRecord[], { title }: MeasureRecord) =>
  peers
    .filter(({ isFloor }) => !isFloor)
    .flatMap(({ title: peer, figures }) => {
      const figure = figures[title];
      return figure ? [{ peer, figure }] : [];
    })
    .toSorted((a, b) => a.figure.value - b.figure.value)[0];

/** Each measure of a subject in which ours and at least one peer have a figure. */
export const standingsOf = ({ title, measures, contestants, pace }: SubjectRecord): Standing[] => {
  const [ours, ...peers] = contestants;
  return measures.flatMap((measure) => {
    const own = ours?.figures[measure.title];
    const best = bestOf(peers, measure);
    if (!own || !best) return [];
    const { unit, isDetail = false } = measure;
    return [
      {
        name: `${title}: ${measure.title}`,
        unit,
        ours: own.value,
        peer: best.peer,
        best: best.figure.value,
        ratio: ratioOf(own.value, best.figure.value, unit),
        noise: Math.max(spreadOf(pace), spreadOfRounds(own.rounds, best.figure.rounds, unit)),
        isDetail,
      },
    ];
  });
};

export const totalOf = ({ script, later, styles }: { script: number; later: number; styles: number }) =>
  script + later + styles;

/** Bytes to kB with one decimal, as they are printed. */
export const kB = (bytes: number): number => Math.round(bytes / 100) / 10;

/** The same of bytes: they are counted, so nothing of them is chance. */
export const standingOfBytes = ({ folder, contestants: [ours, ...peers] }: BytesRecord): Standing[] => {
  const [best] = peers.filter(({ isFloor }) => !isFloor).toSorted((a, b) => totalOf(a) - totalOf(b));
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
