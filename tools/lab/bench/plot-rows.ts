/** What the plot shows: one row for each figure of ours, one mark for each that stands beside it. */
import { base, kB, ratioOf, totalOf } from './ratios.ts';
import type { BenchRun, BytesRecord, SubjectRecord } from './record.ts';
import type { Unit } from './subject.ts';

/** The best peer is drawn by whether ours is behind it; the floor is what the platform costs. */
type MarkKind = 'ahead of ours' | 'best peer' | 'peer' | 'floor';

export type Mark = { title: string; kind: MarkKind; value: number; unit: Unit; ratio: number };
export type PlotRow = { label: string; ours: string; marks: readonly Mark[] };
export type PlotGroup = { title: string; rows: readonly PlotRow[] };

type Entry = { title: string; isFloor?: boolean; value: number };

const rowOf = (label: string, unit: Unit, ours: number, others: readonly Entry[]): PlotRow => {
  const peers = others.filter(({ isFloor }) => !isFloor).toSorted((a, b) => a.value - b.value);
  const kindOf = (entry: Entry): MarkKind => {
    if (entry.isFloor) return 'floor';
    if (entry !== peers[0]) return 'peer';
    return entry.value < ours ? 'ahead of ours' : 'best peer';
  };
  const marks = others.map((entry) => ({
    title: entry.title,
    kind: kindOf(entry),
    value: entry.value,
    unit,
    ratio: ratioOf(entry.value, ours, unit),
  }));
  return { label, ours: `${unit === 'ms' ? Math.round(ours) : ours} ${unit}`, marks };
};

const groupOf = ({ title, measures, contestants: [ours, ...others] }: SubjectRecord): PlotGroup => ({
  title,
  rows: measures.flatMap(({ title: label, unit, isDetail }) => {
    const own = ours?.figures[label];
    if (isDetail || !own || own.value + base(unit) === 0) return [];
    const entries = others.flatMap(({ figures, ...other }) => {
      const figure = figures[label];
      return figure ? [{ ...other, value: figure.value }] : [];
    });
    return [rowOf(label, unit, own.value, entries)];
  }),
});

const rowOfBytes = ({ folder, contestants: [ours, ...others] }: BytesRecord): PlotRow[] =>
  ours
    ? [
        rowOf(
          folder,
          'kB',
          kB(totalOf(ours)),
          others.map((one) => ({ ...one, value: kB(totalOf(one)) })),
        ),
      ]
    : [];

/** Every figure but the details, by subject; bytes last. */
export const plotGroups = ({ subjects, bytes }: BenchRun): PlotGroup[] =>
  [...subjects.map(groupOf), { title: 'Bytes over React', rows: bytes.flatMap(rowOfBytes) }].filter(
    ({ rows }) => rows.length > 0,
  );
