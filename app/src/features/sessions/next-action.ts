import type { Session } from '@janani/api-client';
import { isEnrolled } from '../../data/session-status.ts';
import { isFree } from './free-sessions.ts';
import { parseSafeUrl } from './safe-url.ts';
import { getPhase } from './session-phase.ts';

/** The primary button of a session, and its join link. */
export type NextAction =
  | { offer: 'join'; joinUrl: URL }
  | { offer: 'enroll' | 'enrolled-no-link' | 'none'; joinUrl: null };

export const getNextAction = (session: Session, now: number): NextAction => {
  if (getPhase(session, now) === 'over') return { offer: 'none', joinUrl: null };
  if (!isEnrolled(session)) return { offer: 'enroll', joinUrl: null };
  const joinUrl = parseSafeUrl(session.enrollment?.join_link);
  return joinUrl ? { offer: 'join', joinUrl } : { offer: 'enrolled-no-link', joinUrl };
};

/** A free session accepts feedback at any time, every other one from its end (requirement SD-17). */
export const acceptsFeedback = (session: Session, now: number): boolean =>
  isFree(session.slug) || getPhase(session, now) === 'over';
