import { expect, test } from 'vitest';
import { getLiveMoment, getLiveMoments, findMomentToAnnounce, getAnnouncement } from './live-moments.ts';
import { session } from './session.testing.ts';

const START = Date.parse('2026-11-22T10:00:00.000Z');
const MINUTE = 60_000;

test('the live moments are in the order of the saved sessions', () => {
  const later = session('b', { scheduled_at: '2026-11-22T10:15:00.000Z' });
  const tomorrow = session('c', { scheduled_at: '2026-11-23T10:00:00.000Z' });
  expect(getLiveMoments([session('a'), later, tomorrow], START + MINUTE)).toEqual([
    { session: session('a'), minutesLeft: null },
    { session: later, minutesLeft: 14 },
  ]);
});

test('a countdown of an hour makes two announcements [WCAG 4.1.3]', () => {
  const announcements = Array.from({ length: 90 }, (_, minute) =>
    getLiveMoment(session('a'), START + (minute - 60) * MINUTE),
  );
  const changes = announcements
    .map((moment) => moment && getAnnouncement(moment))
    .filter((announcement, at, all) => announcement !== all[at - 1]);
  expect(changes).toEqual([null, 'none', 'few-minutes', 'begun']);
});

test('a second session that begins is announced while the first still runs', () => {
  const second = session('b', { scheduled_at: '2026-11-22T10:30:00.000Z' });
  const tomorrow = session('c', { scheduled_at: '2026-11-23T10:00:00.000Z' });
  const newestAt = (minutes: number) =>
    findMomentToAnnounce(getLiveMoments([session('a'), second, tomorrow], START + minutes * MINUTE))?.session
      .slug;
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
