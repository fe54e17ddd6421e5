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
export const FUTURE = '2036-05-21T18:30:00+05:30';
export const A_DAY_LATER = '2036-05-22T18:30:00+05:30';
export const PAST = '2025-01-15T11:00:00+05:30';

/** A session with every field. */
export const yoga = {
  ...example,
  scheduled_at: FUTURE,
  image: `https://media.example/${example.slug}.jpg`,
  registration_link: `https://register.example/${example.slug}`,
  organiser: { first_name, last_name },
  attendees: 1,
  is_enrolled: false,
  enrollment: null,
};

/** The provider state in which these sessions exist, at most three. */
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

export type MinimalSession = {
  id: number;
  slug: string;
  title: string;
  program: Program;
  scheduled_at: string;
  duration: number;
};

/** A session with the required fields only. */
export const minimalSession = (
  slug: string,
  title: string = example.title,
  scheduled_at = FUTURE,
): MinimalSession => ({
  id: example.id,
  slug,
  title,
  program: example.program,
  scheduled_at,
  duration: example.duration,
});

/** The parameters of a session in a provider state: slug, title and start. */
export const toStateRow = (
  { slug, title, scheduled_at }: MinimalSession,
  extraFields: Partial<SessionRow> = {},
) => ({
  slug,
  title,
  startsAt: scheduled_at,
  ...extraFields,
});

/** Matches the required fields of a session of which the provider state defines the slug only. */
export const matchRequiredFields = (session: MinimalSession) => ({
  id: identifier(session.id),
  slug: equal(session.slug),
  title: text(session.title),
  program: program(session.program),
  scheduled_at: dateTime(session.scheduled_at),
  duration: positive(session.duration),
});

/** Matches the required fields of a session of which the provider state also defines the title and the start. */
export const matchNamedFields = (session: MinimalSession) => ({
  ...matchRequiredFields(session),
  title: equal(session.title),
  scheduled_at: instant(session.scheduled_at),
});

export const matchEnrolment = (isEnrolled: boolean, slug: string) => ({
  is_enrolled: equal<boolean>(isEnrolled),
  ...(isEnrolled
    ? { enrollment: { status: equal('enrolled'), join_link: link(`https://meet.example/${slug}`) } }
    : {}),
});

/** Matches every field, for a user who is not enrolled. */
export const matchUnenrolledFields = {
  ...matchNamedFields(yoga),
  description: equal(yoga.description),
  program: equal(yoga.program),
  duration: number(yoga.duration),
  image: link(yoga.image),
  organiser: organiser(yoga.organiser),
  registration_link: link(yoga.registration_link),
  attendees: attendees(yoga.attendees),
  ...matchEnrolment(false, yoga.slug),
};

/** The session of `matchUnenrolledFields`, as the client returns it. */
export const expectedUnenrolledSession: Session = {
  ...yoga,
  id: String(yoga.id),
  scheduled_at: new Date(yoga.scheduled_at).toISOString(),
  organiser: `${first_name} ${last_name}`,
};

/** A session with the required fields only, as the client returns it. */
export const getExpectedSession = (session: MinimalSession, isEnrolled = false): Session => ({
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
