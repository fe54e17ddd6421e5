import type { Session } from '@janani/api-client';

type Times = Pick<Session, 'scheduled_at' | 'duration'>;

const MINUTE_MS = 60_000;

/** Completed when its start is in the past, otherwise upcoming (spec §4). */
export const isCompleted = ({ scheduled_at }: Times, now: number): boolean =>
  scheduled_at !== null && Date.parse(scheduled_at) < now;

/** Not over yet: until start plus duration, so that nobody is locked out of a running class (decision T-05). */
export const isJoinable = ({ scheduled_at, duration }: Times, now: number): boolean =>
  scheduled_at === null || now < Date.parse(scheduled_at) + (duration ?? 0) * MINUTE_MS;

/** Spec §4: enrolled when the enrolment says so or the session does. */
export const isEnrolled = ({
  enrollment,
  is_enrolled,
}: Pick<Session, 'enrollment' | 'is_enrolled'>): boolean => enrollment?.status === 'enrolled' || is_enrolled;

/** What the one button of a session offers (spec §2, decisions T-05, G-15). */
export type SessionAction = 'enroll' | 'join' | 'soon' | 'none';

export const sessionAction = (
  session: Pick<Session, 'enrollment' | 'is_enrolled'> & Times,
  joinLink: string | null,
  now: number,
): SessionAction => {
  if (!isEnrolled(session)) return isCompleted(session, now) ? 'none' : 'enroll';
  if (joinLink !== null && isJoinable(session, now)) return 'join';
  return isCompleted(session, now) ? 'none' : 'soon';
};
