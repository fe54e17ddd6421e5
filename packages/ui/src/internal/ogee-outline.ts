/** A position in an SVG: x from its start side, y from its top. */
export type Point = { x: number; y: number };

type Curve = readonly [Point, Point, Point, Point];

/** A point of the logo's arch (`LogoMark`), whose box is 40 by 48, as fractions of that box. */
const pointOnMark = (x: number, y: number): Point => ({ x: x / 40, y: y / 48 });

const shoulder: Curve = [pointOnMark(0, 25), pointOnMark(0, 16), pointOnMark(5, 12), pointOnMark(11, 8.6)];
const throat: Curve = [
  pointOnMark(11, 8.6),
  pointOnMark(15.4, 6.1),
  pointOnMark(18.4, 4),
  pointOnMark(20, 0),
];

const cubic = (t: number, a: number, b: number, c: number, d: number) =>
  (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t ** 2 * c + t ** 3 * d;

const flatten = ([a, b, c, d]: Curve, segments: number): Point[] =>
  Array.from({ length: segments }, (_, piece) => {
    const t = (piece + 1) / segments;
    return { x: cubic(t, a.x, b.x, c.x, d.x), y: cubic(t, a.y, b.y, c.y, d.y) };
  });

export const mirror = ({ x, y }: Point): Point => ({ x: 1 - x, y });

/**
 * The ogee of the logo from the foot of its left pillar to the foot of its right one, in straight segments and as
 * fractions of its box (0 to 1). `segments` is their number for each of its four curves.
 */
export const getOgeeOutline = (segments: number): Point[] => {
  const left = [
    pointOnMark(0, 48),
    pointOnMark(0, 25),
    ...flatten(shoulder, segments),
    ...flatten(throat, segments),
  ];
  return [...left, ...left.slice(0, -1).map(mirror).toReversed()];
};
