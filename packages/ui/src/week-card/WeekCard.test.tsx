import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { WeekCard } from './index.ts';
import { animatedDot } from './WeekCard.css.ts';

afterEach(cleanup);

const animatedDots = (week: number) => {
  const { container, unmount } = render(<WeekCard week={week} />);
  const count = container.querySelectorAll(`.${animatedDot}`).length;
  unmount();
  return count;
};

test('WeekCard: the dots are animated only on the first mount', () => {
  expect(animatedDots(3)).toBe(3);
  expect(animatedDots(3)).toBe(0);
});

test.each([
  [0, 0],
  [24, 1],
  [42, 1],
])('WeekCard: week %d has %d current dot', (week, rings) => {
  const { container } = render(<WeekCard week={week} />);
  expect(container.querySelectorAll('g > circle[r="11"]')).toHaveLength(rings);
});
