import { describe, expect, test } from 'vitest';
import { isCompleted, isEnrolled, isJoinable, sessionAction } from './session-status.ts';

const start = Date.parse('2026-11-28T07:00:00+05:30');
const MINUTE = 60_000;
const session = {
  scheduled_at: new Date(start).toISOString(),
  duration: 45,
  is_enrolled: false,
  enrollment: null,
};
const enrolled = { ...session, is_enrolled: true };

describe('status', () => {
  test('SD-16 completed from the moment after its start', () => {
    expect([start - 1, start, start + 1].map((now) => isCompleted(session, now))).toEqual([
      false,
      false,
      true,
    ]);
    expect(isCompleted({ ...session, scheduled_at: null }, start)).toBe(false);
  });

  test('T-05 it can be joined until start plus duration', () => {
    const end = start + 45 * MINUTE;
    expect([start, end - 1, end].map((now) => isJoinable(session, now))).toEqual([true, true, false]);
    // Without a time nobody can be too late, and without a length it ends when it begins.
    expect(isJoinable({ scheduled_at: null, duration: 45 }, end)).toBe(true);
    expect(isJoinable({ ...session, duration: null }, start)).toBe(false);
  });

  test('SD-12 enrolled when the enrolment or the session says so', () => {
    expect(isEnrolled(session)).toBe(false);
    expect(isEnrolled(enrolled)).toBe(true);
    expect(isEnrolled({ ...session, enrollment: { status: 'enrolled', join_link: null } })).toBe(true);
    expect(isEnrolled({ ...session, enrollment: { status: 'waiting', join_link: null } })).toBe(false);
  });
});

describe('the one button', () => {
  const link = 'https://meet.example/yoga';
  const before = start - MINUTE;
  const running = start + 10 * MINUTE;
  const over = start + 46 * MINUTE;
  test.each([
    ['SD-07 enroll', session, null, before, 'enroll'],
    ['G-15 nothing when it has begun', session, link, running, 'none'],
    ['SD-10 join', enrolled, link, before, 'join'],
    ['T-05 join while it runs', enrolled, link, running, 'join'],
    ['nothing when it is over', enrolled, link, over, 'none'],
    ['SD-11 soon without a link', enrolled, null, before, 'soon'],
    ['nothing without a link once it has begun', enrolled, null, running, 'none'],
  ] as const)('%s', (_name, of, joinLink, now, action) => {
    expect(sessionAction(of, joinLink, now)).toBe(action);
  });
});
