import { expect, test } from 'vitest';
import { archBox, getArchDots } from './arch.ts';
import { WEEKS_OF_PREGNANCY } from './weeks.ts';

const dots = getArchDots(WEEKS_OF_PREGNANCY);
const [first, last] = [dots[0], dots.at(-1)];

test('there is one dot for each of the forty weeks, all inside the box', () => {
  expect(dots).toHaveLength(40);
  for (const { x, y } of dots) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(archBox.width);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(archBox.height);
  }
});

test('the line starts and ends at the bottom of the box', () => {
  expect(first?.y).toBeCloseTo(last?.y ?? 0);
  expect(first?.x).toBeLessThan(archBox.width * 0.1);
  expect(last?.x).toBeGreaterThan(archBox.width * 0.9);
});

test('left and right are mirrored', () => {
  dots.forEach(({ x, y }, index) => {
    const other = dots[dots.length - 1 - index];
    expect(x).toBeCloseTo(archBox.width - (other?.x ?? 0), 6);
    expect(y).toBeCloseTo(other?.y ?? 0, 6);
  });
});

test('neighbouring dots are equally far apart along the line', () => {
  const gaps = dots.slice(1).map(({ x, y }, index) => {
    const before = dots[index];
    return Math.hypot(x - (before?.x ?? 0), y - (before?.y ?? 0));
  });
  const pillar = gaps[0] ?? 0;
  // Over the tip the straight distance is shorter than the line; everywhere else it is nearly the same.
  const acrossTip = gaps.length / 2 - 0.5;
  gaps.forEach((gap, index) => {
    expect(gap).toBeLessThanOrEqual(pillar + 1e-9);
    if (index !== acrossTip) expect(gap).toBeGreaterThan(pillar * 0.98);
  });
});

test('the minimum is two dots, at the feet', () => {
  expect(getArchDots(2)).toEqual([first, last]);
});
