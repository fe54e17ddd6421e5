import type { Program, Session } from '@janani/api-client';
import { examples } from '@janani/api-client/examples';
import type { SessionRow, ProviderState } from '../states.ts';
import {
  attendees,
  equal,
  identifier,
  instant,
  link,
  dateTime,
  number,
  organiser,
  positive,
  program,
  text,
} from './matchers.ts';

const [example] = examples.listSessions.responses['200'].upcoming.data;
const { first_name, last_name } = example.organiser;

/** Far enough in the future for all runs, and before 2038, the limit of some databases. */
export const TO_COME = '2036-05-21T18:30:00+05:30';
export const A_DAY_LATER = '2036-05-22T18:30:00+05:30';
export const OVER = '2025-01-15T11:00:00+05:30';

/** A session with every field. */
export const yoga = {
  ...example,
  scheduled_at: TO_COME,
  image: `https://media.example/${example.slug}.jpg`,
  registration_link: `https://register.example/${example.slug}`,
  organiser: { first_name, last_name },
  attendees: 1,
  is_enrolled: false,
  enrollment: null,
};

/** The state in which these sessions exist, at most three. */
export const sessions = (...rows: SessionRow[]): ProviderState => ({
  state: 'sessions exist',
  params: { sessions: rows },
});

export const yogaRow: SessionRow = {
  slug: yoga.slug,
  title: yoga.title,
  startsAt: yoga.scheduled_at,
  description: yoga.description,
  program: yoga.program,
  duration: yoga.duration,
  organiser: yoga.organiser,
  attendees: yoga.attendees,
  image: true,
  registration: true,
};

export type SparseSession = {
  id: number;
  slug: string;
  title: string;
  program: Program;
  scheduled_at: string;
  duration: number;
};

/** A session of the required fields. */
export const sparse = (
  slug: string,
  title: string = example.title,
  scheduled_at = TO_COME,
): SparseSession => ({
  id: example.id,
  slug,
  title,
  program: example.program,
  scheduled_at,
  duration: example.duration,
});

/** A row of a state with slug, title and start. */
export const row = ({ slug, title, scheduled_at }: SparseSession, more: Partial<SessionRow> = {}) => ({
  slug,
  title,
  startsAt: scheduled_at,
  ...more,
});

/** The fields of every session, for a state that defines the slug only. */
export const requiredFields = (session: SparseSession) => ({
  id: identifier(session.id),
  slug: equal(session.slug),
  title: text(session.title),
  program: program(session.program),
  scheduled_at: dateTime(session.scheduled_at),
  duration: positive(session.duration),
});

/** The same, for a session whose title and start a state defines. */
export const namedFields = (session: SparseSession) => ({
  ...requiredFields(session),
  title: equal(session.title),
  scheduled_at: instant(session.scheduled_at),
});

export const enrolment = (isEnrolled: boolean, slug: string) => ({
  is_enrolled: equal<boolean>(isEnrolled),
  ...(isEnrolled
    ? { enrollment: { status: equal('enrolled'), join_link: link(`https://meet.example/${slug}`) } }
    : {}),
});

/** Every field, for a user who is not enrolled. */
export const openFields = {
  ...namedFields(yoga),
  description: equal(yoga.description),
  program: equal(yoga.program),
  duration: number(yoga.duration),
  image: link(yoga.image),
  organiser: organiser(yoga.organiser),
  registration_link: link(yoga.registration_link),
  attendees: attendees(yoga.attendees),
  ...enrolment(false, yoga.slug),
};

/** The same as the client reads it. */
export const expectedOpenSession: Session = {
  ...yoga,
  id: String(yoga.id),
  scheduled_at: new Date(yoga.scheduled_at).toISOString(),
  organiser: `${first_name} ${last_name}`,
};

/** A session of the required fields, as the client reads it. */
export const expectedSession = (session: SparseSession, isEnrolled = false): Session => ({
  ...session,
  id: String(session.id),
  scheduled_at: new Date(session.scheduled_at).toISOString(),
  description: null,
  image: null,
  organiser: null,
  is_enrolled: isEnrolled,
  registration_link: null,
  attendees: null,
  enrollment: isEnrolled ? { status: 'enrolled', join_link: `https://meet.example/${session.slug}` } : null,
});
