/** A position in a drawing: x from its start side, y from its top. */
export type Point = { x: number; y: number };

type Curve = readonly [Point, Point, Point, Point];

/** A point of the mark, whose box is 40 by 48, as fractions of that box. */
const onMark = (x: number, y: number): Point => ({ x: x / 40, y: y / 48 });

const shoulder: Curve = [onMark(0, 25), onMark(0, 16), onMark(5, 12), onMark(11, 8.6)];
const throat: Curve = [onMark(11, 8.6), onMark(15.4, 6.1), onMark(18.4, 4), onMark(20, 0)];

const cubic = (t: number, a: number, b: number, c: number, d: number) =>
  (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t ** 2 * c + t ** 3 * d;

const flatten = ([a, b, c, d]: Curve, pieces: number): Point[] =>
  Array.from({ length: pieces }, (_, piece) => {
    const t = (piece + 1) / pieces;
    return { x: cubic(t, a.x, b.x, c.x, d.x), y: cubic(t, a.y, b.y, c.y, d.y) };
  });

export const mirrored = ({ x, y }: Point): Point => ({ x: 1 - x, y });

/**
 * The ogee of the mark from the foot of its left pillar to the foot of its right one, in straight segments and as
 * fractions of its box (0 to 1). `pieces` is the number of segments for each of its four curves.
 */
export const ogeeOutline = (pieces: number): Point[] => {
  const left = [onMark(0, 48), onMark(0, 25), ...flatten(shoulder, pieces), ...flatten(throat, pieces)];
  return [...left, ...left.slice(0, -1).map(mirrored).toReversed()];
};
