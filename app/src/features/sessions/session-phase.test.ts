import { expect, test } from 'vitest';
import { localStore, storageKeys } from '../../platform/storage.ts';
import { getNextAction, acceptsFeedback } from './next-action.ts';
import { canAddToCalendar, isInTab, getNextChange, getPhase } from './session-phase.ts';
import { session } from './session.testing.ts';
import { saveTimetable, readTimetable } from './timetable.ts';

const MINUTE = 60_000;
const START = Date.parse('2026-11-22T10:00:00.000Z');
const LENGTH = 45 * MINUTE;
const END = START + LENGTH;

/** What each phase shows; the button depends on the user: not enrolled, enrolled, enrolled with a join link. */
const expectedByPhase = {
  upcoming: { buttons: ['enroll', 'enrolled-no-link', 'join'], isOver: false, calendar: true },
  soon: { buttons: ['enroll', 'enrolled-no-link', 'join'], isOver: false, calendar: true },
  live: { buttons: ['enroll', 'enrolled-no-link', 'join'], isOver: false, calendar: false },
  over: { buttons: ['none', 'none', 'none'], isOver: true, calendar: false },
} as const;

/** Both sides of each boundary, with the lists that contain the session and the time of its next change. */
const moments = [
  [-15 * MINUTE - 1, 'upcoming', ['upcoming'], -15 * MINUTE],
  [-15 * MINUTE, 'soon', ['upcoming'], -14 * MINUTE],
  [-MINUTE - 1, 'soon', ['upcoming'], -MINUTE],
  [-1, 'soon', ['upcoming'], 0],
  [0, 'live', ['upcoming'], 1],
  [1, 'live', ['upcoming', 'completed'], LENGTH],
  [LENGTH - 1, 'live', ['upcoming', 'completed'], LENGTH],
  [LENGTH, 'over', ['completed'], Infinity],
  [86_400_000, 'over', ['completed'], Infinity],
] as const;

const link = { status: 'enrolled', join_link: 'https://meet.example/1' };
const users = [{ is_enrolled: false }, { is_enrolled: true }, { is_enrolled: true, enrollment: link }];
const scheduled = { scheduled_at: new Date(START).toISOString(), duration: 45 };

test.each(moments)(
  'a session, %i ms after its start, is %s [T-35, SD-16, SD-17]',
  (ms, phase, tabs, next) => {
    const now = START + ms;
    const { buttons, isOver, calendar } = expectedByPhase[phase];
    expect(getPhase(scheduled, now)).toBe(phase);
    expect(getNextChange(scheduled, now)).toBe(START + next);
    expect((['upcoming', 'completed'] as const).filter((tab) => isInTab(scheduled, tab, now))).toEqual(tabs);
    for (const slug of ['paid', 'walking-for-two'])
      for (const [at, user] of users.entries()) {
        const online = session(slug, { ...scheduled, ...user });
        localStore.write(storageKeys.userData, '{"id":"7"}');
        localStore.write(storageKeys.timetable('7'), '[]');
        saveTimetable('7', [online], now);
        const offline = readTimetable('7');
        // The offline timetable contains every enrolled session that is not over.
        expect(offline).toHaveLength(user.is_enrolled && !isOver ? 1 : 0);
        for (const one of [online, ...offline]) {
          expect(getNextAction(one, now).offer).toBe(buttons[at]);
          expect(acceptsFeedback(one, now)).toBe(isOver || slug === 'walking-for-two');
          expect(canAddToCalendar(one, now)).toBe(calendar);
        }
      }
  },
);

test('a session without a time stays upcoming and has no calendar file; without a duration it ends as it begins [T-35]', () => {
  const untimed = session('paid', { scheduled_at: null });
  expect([getPhase(untimed, END), getNextChange(untimed, END), isInTab(untimed, 'completed', END)]).toEqual([
    'upcoming',
    Infinity,
    false,
  ]);
  expect(canAddToCalendar(untimed, START)).toBe(false);
  const unmeasured = { ...scheduled, duration: null };
  expect([START - 1, START, START + 1].map((now) => getPhase(unmeasured, now))).toEqual([
    'soon',
    'live',
    'over',
  ]);
});

test.each([null, 'http://meet.example', 'javascript:alert(1)'])(
  'an enrolment whose join link is %j has no link [T-17, SD-11]',
  (join_link) => {
    const enrolled = session('paid', { ...scheduled, enrollment: { status: 'enrolled', join_link } });
    expect(getNextAction(enrolled, START)).toEqual({ offer: 'enrolled-no-link', joinUrl: null });
  },
);
