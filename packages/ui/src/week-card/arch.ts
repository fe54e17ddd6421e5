import { getOgeeOutline, type Point } from '../internal/ogee-outline.ts';

/** The size of the SVG that contains the arch of dots. */
export const archBox = { width: 202, height: 216 } as const;

/** The margin for the ring round the current dot. */
const INSET = 6;

/** Straight segments per curve: enough that no dot is off by a tenth of a unit. */
const PIECES_PER_CURVE = 32;

const toArchBox = ({ x, y }: Point): Point => ({
  x: INSET + x * (archBox.width - 2 * INSET),
  y: INSET + y * (archBox.height - 2 * INSET),
});

const distance = (from: Point, to: Point) => Math.hypot(to.x - from.x, to.y - from.y);

const interpolate = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

/**
 * `count` points at equal distances along the ogee, from its left foot over the tip to its right foot. `count` is at
 * least 2.
 */
export const getArchDots = (count: number): Point[] => {
  const line = getOgeeOutline(PIECES_PER_CURVE).map(toArchBox);
  const pieces = line.slice(1).map((to, index) => ({ from: line[index] ?? to, to }));
  const total = pieces.reduce((sum, { from, to }) => sum + distance(from, to), 0);

  const dots: Point[] = [];
  let walkedLength = 0;
  for (const { from, to } of pieces) {
    const length = distance(from, to);
    let next = (total * dots.length) / (count - 1);
    while (dots.length < count - 1 && next <= walkedLength + length) {
      dots.push(interpolate(from, to, (next - walkedLength) / length));
      next = (total * dots.length) / (count - 1);
    }
    walkedLength += length;
  }
  // The last one is set exactly, without accumulated rounding.
  return [...dots, ...line.slice(-1)];
};
