import type { components } from '@janani/api-client/schema';
import { formatDateTime } from '../indian-time.ts';
import type { UserSession } from '../store/sessions.ts';

type Session = components['schemas']['Session'];

const isPresent = ([, value]: [string, unknown]) => value !== null && value !== false;

/**
 * A stored session as `listSessions` and `getSession` return it to one user. The join link is included only for a user
 * who is enrolled. A session with `omits_null_fields` omits the fields that are null in others.
 */
export function toSession(row: UserSession, attendees: Session['attendees'] | undefined): Session {
  const isEnrolled = row.is_enrolled === 1;
  const view: Session = {
    id: row.id,
    slug: row.slug,
    title: row.title,
    description: row.description,
    image: row.image,
    program: row.program,
    scheduled_at: formatDateTime(row.scheduled_at, row.time_format),
    duration: row.duration,
    ...(row.organiser === null ? {} : { organiser: JSON.parse(row.organiser) as Session['organiser'] & {} }),
    is_enrolled: isEnrolled,
    registration_link: row.registration_link,
    ...(attendees === undefined ? {} : { attendees }),
    enrollment: isEnrolled ? { status: 'enrolled', join_link: row.join_link } : null,
  };
  return row.omits_null_fields
    ? (Object.fromEntries(Object.entries(view).filter(isPresent)) as Session)
    : view;
}
