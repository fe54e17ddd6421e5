import type { Session } from '@janani/api-client';
import { expect, test } from 'vitest';
import { localStore, storageKeys } from '../../platform/storage.ts';
import { session } from './session.testing.ts';
import { saveTimetable, mergeTimetable, readTimetable } from './timetable.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const slugs = (sessions: Session[]) => sessions.map(({ slug }) => slug);

test('enrolled sessions are saved, the next one first', () => {
  const later = session('b', { scheduled_at: '2026-11-25T10:00:00.000Z' });
  expect(slugs(mergeTimetable([], [later, session('a'), session('c', { is_enrolled: false })], NOW))).toEqual(
    ['a', 'b'],
  );
});

test('a newer response replaces a saved session: moved to another time, or no longer enrolled', () => {
  const moved = session('a', { scheduled_at: '2026-11-24T10:00:00.000Z' });
  expect(mergeTimetable([session('a')], [moved], NOW)).toEqual([moved]);
  expect(mergeTimetable([session('a')], [session('a', { is_enrolled: false })], NOW)).toEqual([]);
});

test('a running session is saved, one that is over is not [T-05]', () => {
  const running = session('running', { scheduled_at: '2026-11-21T09:30:00.000Z' });
  const over = session('over', { scheduled_at: '2026-11-21T08:30:00.000Z' });
  expect(slugs(mergeTimetable([running, over], [], NOW))).toEqual(['running']);
});

test('at most fifty sessions are saved', () => {
  expect(
    mergeTimetable(
      [],
      Array.from({ length: 60 }, (_, index) => session(`s${index}`)),
      NOW,
    ),
  ).toHaveLength(50);
});

test('saved sessions are read back unchanged; an unreadable entry counts as none', () => {
  localStore.write(storageKeys.userData, '{"id":"7"}');
  saveTimetable('7', [session('a')], NOW);
  expect(readTimetable('7')).toEqual([session('a')]);
  expect(readTimetable('8')).toEqual([]);
  for (const junk of ['', '{', '{"a":1}', '[{"slug":1}]', 'null']) {
    localStore.write(storageKeys.timetable('9'), junk);
    expect(readTimetable('9')).toEqual([]);
  }
});
