import { expect, test } from 'vitest';
import { countComingUp } from './coming-up.ts';
import { session } from './session.testing.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const mine = (count: number) => Array.from({ length: count }, (_, index) => session(`mine-${index}`));
const others = (count: number) =>
  Array.from({ length: count }, (_, index) => session(`other-${index}`, { is_enrolled: false }));

test.each([
  ['every place, and not only the two that are shown', [], [...mine(4), ...others(6)], 4],
  ['no session without a place', [], others(10), 0],
  ['once what was read now and before', mine(3), mine(2), 3],
  ['what this phone knows beyond the ten that were read', [session('later')], [...mine(1), ...others(9)], 2],
  ['no place that was given up elsewhere', [session('other-0')], others(1), 0],
  ['one that is running', [], [session('running', { scheduled_at: '2026-11-21T09:30:00.000Z' })], 1],
  ['none that is over', [], [session('over', { scheduled_at: '2026-11-21T08:30:00.000Z' })], 0],
  ['one whose time is not known yet', [], [session('soon', { scheduled_at: null })], 1],
])('the number of enrolled sessions that are not over: %s', (_what, saved, read, count) => {
  expect(countComingUp(saved, read, NOW)).toBe(count);
});
