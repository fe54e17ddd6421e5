import type { Session } from '@janani/api-client';

/** Completed when the start is in the past, otherwise upcoming (spec §4). */
export const isCompleted = ({ scheduled_at }: Pick<Session, 'scheduled_at'>, now: number): boolean =>
  scheduled_at !== null && Date.parse(scheduled_at) < now;

/** Spec §4: enrolled when the enrolment or the session is marked so. */
export const isEnrolled = ({
  enrollment,
  is_enrolled,
}: Pick<Session, 'enrollment' | 'is_enrolled'>): boolean => enrollment?.status === 'enrolled' || is_enrolled;
