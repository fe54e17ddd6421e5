import { DAY_MS, getIndianMidnight, MINUTE_MS } from '../indian-time.ts';
import { REGISTERED_PHONE } from '../seeds/users.ts';
import { states } from '../seeds/states.ts';
import { scheduleSession } from '../seeds/sessions/schedule-session.ts';
import type { SessionSeed } from '../seeds/sessions/session-seed.ts';
import { register } from './identity.ts';
import type { StateContext } from './state-context.ts';

type Slug = { slug?: string };
type Enrolment = { slug?: string; phone?: string };
/** The fields of a seed except its start, which is tomorrow unless `startsIn` gives minutes from now. */
type Details = Partial<Omit<SessionSeed, 'day' | 'at' | 'startsIn' | 'state'>> & {
  startsIn?: number;
  /** The start as ISO 8601, instead of `startsIn`. */
  startsAt?: string;
  /** The only state in which it is offered. */
  state_id?: number;
};

const OPEN_SESSION = 'preparing-for-labour';
const ENROLLED_SESSION = 'gentle-prenatal-yoga';
const OVER_SESSION = 'rest-and-sleep';

const getState = (id: number | undefined) => {
  const state = states.find((candidate) => candidate.id === id);
  return state ? { state: state.code } : {};
};

function addSession(
  { store, now }: StateContext,
  { startsIn = DAY_MS / MINUTE_MS, startsAt, state_id, ...details }: Details,
): number {
  const minutes = Math.round((now.getTime() - getIndianMidnight(now.getTime())) / MINUTE_MS) + startsIn;
  const seed = {
    slug: OPEN_SESSION,
    title: 'Preparing for labour: what to expect',
    description: 'Signs of labour, when to leave, what to pack.',
    program: 'Education' as const,
    duration: 60,
    organiser: { id: 5, first_name: 'Lakshmi', last_name: 'Iyer', email: 'lakshmi@clinic.example' },
    attendees: 128,
    ...details,
    day: 0,
    at: `0:${minutes}` as const,
  };
  const id = scheduleSession(store, { ...seed, ...getState(state_id) }, now);
  if (startsAt !== undefined) store.sessions.reschedule(id, Date.parse(startsAt));
  return id;
}

/** The session of that slug, added if there is none. */
const ensureSession = (context: StateContext, slug: string) =>
  context.store.sessions.bySlug(slug, 0)?.id ?? addSession(context, { slug });

export const sessionStates = {
  'no sessions': ({ store }: StateContext, _params: Record<string, never>) => {
    store.sessions.removeAll();
  },
  'a session exists': (context: StateContext, details: Details) => {
    addSession(context, details);
  },
  /** A session that starts in this number of minutes; a negative number means that it has started. */
  'a session starts in so many minutes': (
    context: StateContext,
    { slug = OPEN_SESSION, minutes = 60 }: Slug & { minutes?: number },
  ) => {
    addSession(context, {
      slug,
      duration: 30,
      startsAt: new Date(context.now.getTime() + minutes * MINUTE_MS).toISOString(),
    });
  },
  /** A session with the required fields only. */
  'a session with the required fields only': (context: StateContext, { slug = 'open-hour' }: Slug) => {
    const { store, now } = context;
    scheduleSession(
      store,
      {
        slug,
        title: 'Open hour: ask a midwife',
        program: 'Education',
        duration: 60,
        day: 1,
        at: '19:00',
        omitsNullFields: true,
      },
      now,
    );
  },
  'a session is over': (context: StateContext, { slug = OVER_SESSION }: Slug) => {
    const yesterday = context.now.getTime() - DAY_MS;
    context.store.sessions.reschedule(ensureSession(context, slug), yesterday);
  },
  /** Exactly this number of sessions, one per day, inserted in reverse order. */
  'sessions in number': (
    context: StateContext,
    { count = 13, title, startsAt }: { count?: number; title?: string; startsAt?: string },
  ) => {
    context.store.sessions.removeAll();
    const first = startsAt === undefined ? context.now.getTime() + DAY_MS : Date.parse(startsAt);
    for (let number = count; number > 0; number -= 1)
      addSession(context, {
        slug: `class-${String(number).padStart(2, '0')}`,
        startsAt: new Date(first + (number - 1) * DAY_MS).toISOString(),
        ...(title === undefined ? {} : { title }),
      });
  },
  'no session has the slug': ({ store }: StateContext, { slug = 'no-such-session' }: Slug) => {
    store.sessions.remove(slug);
  },
  'the user is enrolled': (
    context: StateContext,
    { slug = ENROLLED_SESSION, phone = REGISTERED_PHONE }: Enrolment,
  ) => {
    const { id: userId } = register(context, phone);
    context.store.enrolments.add({ userId, sessionId: ensureSession(context, slug), at: context.now });
  },
  'the user is not enrolled': (
    context: StateContext,
    { slug = OPEN_SESSION, phone = REGISTERED_PHONE }: Enrolment,
  ) => {
    const { id: userId } = register(context, phone);
    context.store.enrolments.remove({ userId, sessionId: ensureSession(context, slug) });
  },
};
