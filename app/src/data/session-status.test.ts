import { describe, expect, test } from 'vitest';
import { isCompleted, isEnrolled } from './session-status.ts';

const start = Date.parse('2026-11-28T07:00:00+05:30');
const session = {
  scheduled_at: new Date(start).toISOString(),
  is_enrolled: false,
  enrollment: null,
};
const enrolled = { ...session, is_enrolled: true };

describe('status', () => {
  test('a session is completed from the moment after its start [SD-16]', () => {
    expect([start - 1, start, start + 1].map((now) => isCompleted(session, now))).toEqual([
      false,
      false,
      true,
    ]);
    expect(isCompleted({ ...session, scheduled_at: null }, start)).toBe(false);
  });

  test('the user is enrolled if the session or its enrolment has that status [SD-12]', () => {
    expect(isEnrolled(session)).toBe(false);
    expect(isEnrolled(enrolled)).toBe(true);
    expect(isEnrolled({ ...session, enrollment: { status: 'enrolled', join_link: null } })).toBe(true);
    expect(isEnrolled({ ...session, enrollment: { status: 'waiting', join_link: null } })).toBe(false);
  });
});
