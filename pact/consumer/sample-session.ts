import type { Program, Session } from '@janani/api-client';
import { examples } from '@janani/api-client/examples';
import { equal, identifier, integer, link, moment, program, text } from './matchers.ts';

const [example] = examples.listSessions.answers['200'].upcoming.data;
const { first_name, last_name } = example.organiser;

export type SampleSession = {
  id: number;
  slug: string;
  title: string;
  description: string;
  image: string;
  program: Program;
  scheduled_at: string;
  duration: number;
  organiser: string | { first_name: string; last_name: string };
  is_enrolled: boolean;
  registration_link: string;
  attendees: number;
  enrollment: { status: string; join_link: string };
};

/** A session that says everything a session can say; its mother is enrolled. */
export const yoga: SampleSession = {
  ...example,
  image: `https://media.example/${example.slug}.jpg`,
  registration_link: `https://register.example/${example.slug}`,
  organiser: { first_name, last_name },
};

/** The state in which the session exists. */
export const existing = ({
  slug,
  title,
  description,
  program,
  duration,
  organiser,
  attendees,
}: SampleSession) => ({
  state: 'a session exists' as const,
  params: {
    slug,
    title,
    description,
    program,
    duration,
    organiser,
    attendees,
    image: true as const,
    registration: true as const,
    clock: 'offset' as const,
  },
});

type Required = Pick<SampleSession, 'id' | 'slug' | 'title' | 'program' | 'scheduled_at' | 'duration'>;

/** What every session has to say. */
export const requiredFields = (session: Required) => ({
  id: identifier(session.id),
  slug: text(session.slug),
  title: text(session.title),
  program: program(session.program),
  scheduled_at: moment(session.scheduled_at),
  duration: integer(session.duration),
});

/** What a session can say to a mother without a place in it. */
export const openFields = (session: SampleSession) => ({
  ...requiredFields(session),
  slug: equal(session.slug),
  description: text(session.description),
  image: link(session.image),
  organiser:
    typeof session.organiser === 'string'
      ? text(session.organiser)
      : { first_name: text(session.organiser.first_name), last_name: text(session.organiser.last_name) },
  is_enrolled: equal<boolean>(false),
  registration_link: link(session.registration_link),
  attendees: integer(session.attendees),
});

/** What a session says to a mother who has a place in it. */
export const everyField = (session: SampleSession) => ({
  ...openFields(session),
  is_enrolled: equal<boolean>(true),
  enrollment: {
    status: equal(session.enrollment.status),
    join_link: link(session.enrollment.join_link),
  },
});

/** The session as the client reads it, for an enrolled mother. */
export const asRead = (session: SampleSession): Session => ({
  ...session,
  id: String(session.id),
  scheduled_at: new Date(session.scheduled_at).toISOString(),
  organiser:
    typeof session.organiser === 'string'
      ? session.organiser
      : `${session.organiser.first_name} ${session.organiser.last_name}`,
});

/** The session as the client reads it, for a mother without a place. */
export const asReadWithoutPlace = (session: SampleSession): Session => ({
  ...asRead(session),
  is_enrolled: false,
  enrollment: null,
});
