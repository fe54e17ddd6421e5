import type { Program, Session } from '@janani/api-client';
import type { Program as CardProgram } from '@janani/ui/badge';
import type { SessionCardProps } from '@janani/ui/session-card';
import { paths } from '../../routes/paths.ts';
import { isFree } from './free-sessions.ts';
import { LiveBadge } from './LiveLine.tsx';
import { getPictureUrl } from './picture-url.ts';
import type { SessionPhase } from './session-phase.ts';
import { getUnbrokenName } from './unbroken-name.ts';
import { isEnrolled } from '../../data/session-status.ts';

/** The programmes as the UI package names them. */
export const cardPrograms: Record<Program, CardProgram> = {
  Wellness: 'wellness',
  Nutrition: 'nutrition',
  Exercise: 'exercise',
  'Mental Health': 'mental-health',
  Education: 'education',
};

/** A session's program as the UI package names it. */
export const getCardProgram = ({ program }: Pick<Session, 'program'>): CardProgram | undefined =>
  program === null ? undefined : cardPrograms[program];

/** A session as the card's props: the UI package does not depend on the API. */
export const toSessionCard = (session: Session, phase: SessionPhase): SessionCardProps => ({
  href: paths.session(session.slug),
  title: session.title,
  program: getCardProgram(session),
  seed: session.slug,
  imageUrl: getPictureUrl(session.image),
  scheduledAt: session.scheduled_at,
  durationMinutes: session.duration,
  instructor: session.organiser && getUnbrokenName(session.organiser),
  isEnrolled: isEnrolled(session),
  isFree: isFree(session.slug),
  badge: phase === 'live' && <LiveBadge />,
});
