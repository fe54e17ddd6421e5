import type { Session } from '@janani/api-client';

/** An enrolled session tomorrow (seen from 21 November 2026). */
export const session = (slug: string, changes: Partial<Session> = {}): Session => ({
  id: slug,
  slug,
  title: `Class ${slug}`,
  description: null,
  image: null,
  program: 'Wellness',
  scheduled_at: '2026-11-22T10:00:00.000Z',
  duration: 60,
  organiser: 'Dr Rao',
  is_enrolled: true,
  registration_link: 'https://meet.example/1',
  attendees: 4,
  enrollment: null,
  ...changes,
});
