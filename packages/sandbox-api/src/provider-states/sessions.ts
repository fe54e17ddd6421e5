import { DAY_MS, indianMidnight, MINUTE_MS } from '../indian-time.ts';
import { REGISTERED_PHONE } from '../seeds/users.ts';
import { states } from '../seeds/states.ts';
import { scheduleSession } from '../seeds/timetable/schedule-session.ts';
import type { SessionSeed } from '../seeds/timetable/session-seed.ts';
import { register } from './identity.ts';
import type { World } from './world.ts';

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
  { store, now }: World,
  { startsIn = DAY_MS / MINUTE_MS, startsAt, state_id, ...details }: Details,
): number {
  const minutes = Math.round((now.getTime() - indianMidnight(now.getTime())) / MINUTE_MS) + startsIn;
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
const ensureSession = (world: World, slug: string) =>
  world.store.sessions.bySlug(slug, 0)?.id ?? addSession(world, { slug });

export const sessionStates = {
  'no sessions': ({ store }: World, _params: Record<string, never>) => {
    store.sessions.removeAll();
  },
  'a session exists': (world: World, details: Details) => {
    addSession(world, details);
  },
  /** A session that starts in this number of minutes; a negative number means that it has started. */
  'a session starts in so many minutes': (
    world: World,
    { slug = OPEN_SESSION, minutes = 60 }: Slug & { minutes?: number },
  ) => {
    addSession(world, {
      slug,
      duration: 30,
      startsAt: new Date(world.now.getTime() + minutes * MINUTE_MS).toISOString(),
    });
  },
  /** A session with the required fields only. */
  'a session with the required fields only': (world: World, { slug = 'open-hour' }: Slug) => {
    const { store, now } = world;
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
  'a session is over': (world: World, { slug = OVER_SESSION }: Slug) => {
    const yesterday = world.now.getTime() - DAY_MS;
    world.store.sessions.reschedule(ensureSession(world, slug), yesterday);
  },
  /** Exactly this number of sessions, one per day, inserted in reverse order. */
  'sessions in number': (
    world: World,
    { count = 13, title, startsAt }: { count?: number; title?: string; startsAt?: string },
  ) => {
    world.store.sessions.removeAll();
    const first = startsAt === undefined ? world.now.getTime() + DAY_MS : Date.parse(startsAt);
    for (let number = count; number > 0; number -= 1)
      addSession(world, {
        slug: `class-${String(number).padStart(2, '0')}`,
        startsAt: new Date(first + (number - 1) * DAY_MS).toISOString(),
        ...(title === undefined ? {} : { title }),
      });
  },
  'no session has the slug': ({ store }: World, { slug = 'no-such-session' }: Slug) => {
    store.sessions.remove(slug);
  },
  'the user is enrolled': (
    world: World,
    { slug = ENROLLED_SESSION, phone = REGISTERED_PHONE }: Enrolment,
  ) => {
    const { id: userId } = register(world, phone);
    world.store.enrolments.add({ userId, sessionId: ensureSession(world, slug), at: world.now });
  },
  'the user is not enrolled': (
    world: World,
    { slug = OPEN_SESSION, phone = REGISTERED_PHONE }: Enrolment,
  ) => {
    const { id: userId } = register(world, phone);
    world.store.enrolments.remove({ userId, sessionId: ensureSession(world, slug) });
  },
};
