import type { SessionCardProps } from './session-card-props.ts';

/** A session for stories and their tests. */
export const sampleSession = {
  href: '#/session/gentle-yoga',
  title: 'Gentle prenatal yoga for the second trimester',
  program: 'exercise',
  scheduledAt: '2026-11-28T07:00:00+05:30',
  durationMinutes: 45,
  instructor: 'Dr Kavita Rao',
} satisfies SessionCardProps;
