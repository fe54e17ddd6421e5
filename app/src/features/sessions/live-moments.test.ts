import { expect, test } from 'vitest';
import { isEarly, momentOf, momentsAt, newestOf, newsOf } from './live-moments.ts';
import { session } from './session.testing.ts';

const START = Date.parse('2026-11-22T10:00:00.000Z');
const MINUTE = 60_000;
const minutesLeft = (ms: number) => momentOf(session('a'), START + ms)?.minutesLeft;

test('a session is told of from its last hour to its end', () => {
  expect(minutesLeft(-60 * MINUTE - 1)).toBeUndefined();
  expect(minutesLeft(-60 * MINUTE)).toBe(60);
  expect(minutesLeft(-12 * MINUTE)).toBe(12);
  expect(minutesLeft(-1)).toBe(1);
  expect(minutesLeft(0)).toBeNull();
  expect(minutesLeft(60 * MINUTE - 1)).toBeNull();
  expect(minutesLeft(60 * MINUTE)).toBeUndefined();
});

test('one without a place, a time or a length is not told of once it has begun', () => {
  expect(momentOf(session('a', { is_enrolled: false }), START)).toBeNull();
  expect(momentOf(session('a', { scheduled_at: null }), START)).toBeNull();
  expect(momentOf(session('a', { duration: null }), START)).toBeNull();
});

test('it is early until the last hour, and never without a time', () => {
  expect(isEarly(session('a'), START - 60 * MINUTE - 1)).toBe(true);
  expect(isEarly(session('a'), START - 60 * MINUTE)).toBe(false);
  expect(isEarly(session('a', { scheduled_at: null }), START)).toBe(false);
});

test('those kept on the device come in their order', () => {
  const later = session('b', { scheduled_at: '2026-11-22T10:30:00.000Z' });
  const tomorrow = session('c', { scheduled_at: '2026-11-23T10:00:00.000Z' });
  expect(momentsAt([session('a'), later, tomorrow], START + MINUTE)).toEqual([
    { session: session('a'), minutesLeft: null },
    { session: later, minutesLeft: 29 },
  ]);
});

test('WCAG 4.1.3 a countdown of an hour is two announcements', () => {
  const said = Array.from({ length: 90 }, (_, minute) =>
    momentOf(session('a'), START + (minute - 60) * MINUTE),
  );
  const changes = said
    .map((moment) => moment && newsOf(moment))
    .filter((news, at, all) => news !== all[at - 1]);
  expect(changes).toEqual(['none', 'few-minutes', 'begun']);
});

test('a second session that begins is told of while the first still runs', () => {
  const second = session('b', { scheduled_at: '2026-11-22T10:30:00.000Z' });
  const tomorrow = session('c', { scheduled_at: '2026-11-23T10:00:00.000Z' });
  const newestAt = (minutes: number) =>
    newestOf(momentsAt([session('a'), second, tomorrow], START + minutes * MINUTE))?.session.slug;
  expect([-10, -5, 0, 24, 25, 30, 61, 90].map(newestAt)).toEqual([
    undefined,
    'a',
    'a',
    'a',
    'b',
    'b',
    'b',
    undefined,
  ]);
});
