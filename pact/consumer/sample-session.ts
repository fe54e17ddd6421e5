import type { Program, Session } from '@janani/api-client';
import { examples } from '@janani/api-client/examples';
import type { StateParameters } from '../states.ts';
import {
  someAttendees,
  attendees,
  equal,
  identifier,
  instant,
  link,
  moment,
  number,
  organiser,
  positive,
  program,
  text,
} from './matchers.ts';

const [example] = examples.listSessions.answers['200'].upcoming.data;
const { first_name, last_name } = example.organiser;

/** Far ahead, so that a session to come stays to come, and before 2038, where some databases end. */
export const TO_COME = '2036-05-21T18:30:00+05:30';
export const A_DAY_LATER = '2036-05-22T18:30:00+05:30';
export const OVER = '2025-01-15T11:00:00+05:30';

/** A session that says everything a session can say. */
export const yoga = {
  ...example,
  scheduled_at: TO_COME,
  image: `https://media.example/${example.slug}.jpg`,
  registration_link: `https://register.example/${example.slug}`,
  organiser: { first_name, last_name },
  attendees: 3,
};
type SampleSession = typeof yoga;

type SessionExists = { state: 'a session exists'; params: StateParameters['a session exists'] };

/** The state in which the session exists. */
export const existing = (session: SampleSession): SessionExists => ({
  state: 'a session exists',
  params: {
    slug: session.slug,
    title: session.title,
    startsAt: session.scheduled_at,
    description: session.description,
    program: session.program,
    duration: session.duration,
    organiser: session.organiser,
    attendees: session.attendees,
    image: true,
    registration: true,
  },
});

export type SparseSession = {
  id: number;
  slug: string;
  title: string;
  program: Program;
  scheduled_at: string;
  duration: number;
};

/** What every session has to say, where its state leaves all to the backend. */
export const requiredFields = (session: SparseSession) => ({
  id: identifier(session.id),
  slug: text(session.slug),
  title: text(session.title),
  program: program(session.program),
  scheduled_at: moment(session.scheduled_at),
  duration: positive(session.duration),
});

/** The same, of a session that a state names. */
export const namedFields = (session: SparseSession) => ({
  ...requiredFields(session),
  slug: equal(session.slug),
  title: equal(session.title),
  scheduled_at: instant(session.scheduled_at),
});

/** What a session can say to a mother without a place in it. */
export const openFields = (session: SampleSession) => ({
  ...namedFields(session),
  description: equal(session.description),
  program: equal(session.program),
  duration: number(session.duration),
  image: link(session.image),
  organiser: organiser(session.organiser),
  is_enrolled: equal<boolean>(false),
  registration_link: link(session.registration_link),
  attendees: attendees(session.attendees),
});

/** What a session says to a mother with a place in it. Whether that mother counts among the attendees is open. */
export const everyField = (session: SampleSession) => ({
  ...openFields(session),
  is_enrolled: equal<boolean>(true),
  attendees: someAttendees(session.attendees),
  enrollment: {
    status: equal(session.enrollment.status),
    join_link: link(session.enrollment.join_link),
  },
});

/** What a session says to a mother without a place, where others have one: they may count among the attendees. */
export const openToOthers = (session: SampleSession) => ({
  ...openFields(session),
  attendees: someAttendees(session.attendees),
});

/** The session as the client reads it, for an enrolled mother. */
export const asRead = (session: SampleSession): Session => ({
  ...session,
  id: String(session.id),
  scheduled_at: new Date(session.scheduled_at).toISOString(),
  organiser: `${session.organiser.first_name} ${session.organiser.last_name}`,
});

/** The session as the client reads it, for a mother without a place. */
export const asReadWithoutPlace = (session: SampleSession): Session => ({
  ...asRead(session),
  is_enrolled: false,
  enrollment: null,
});

/** A session of the required fields, as the client reads it. */
export const asReadSparse = (session: SparseSession): Session => ({
  ...session,
  id: String(session.id),
  scheduled_at: new Date(session.scheduled_at).toISOString(),
  description: null,
  image: null,
  organiser: null,
  is_enrolled: false,
  registration_link: null,
  attendees: null,
  enrollment: null,
});
