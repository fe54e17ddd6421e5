import { DAY_MS, getIndianMidnight, MINUTE_MS } from '../../indian-time.ts';
import { IMAGE_HOST } from '../../session-images.ts';
import type { Tables } from '../../store/tables.ts';
import { computeStart } from '../../store/timetable.ts';
import { getStateId } from '../states.ts';
import type { SessionSeed } from './session-seed.ts';

function getStart(seed: SessionSeed, now: number): number {
  if ('startsIn' in seed) return computeStart(now, seed.startsIn);
  const [hours = 0, minutes = 0] = seed.at.split(':').map(Number);
  return getIndianMidnight(now) + seed.day * DAY_MS + (hours * 60 + minutes) * MINUTE_MS;
}

const getAttendeeFormat = ({ attendees }: SessionSeed) => {
  if (attendees === undefined) return 'none' as const;
  return typeof attendees === 'number' ? ('count' as const) : ('list' as const);
};

/** Stores a session, or overwrites the one with its slug. Returns its id. */
export function scheduleSession({ sessions, attendees }: Tables, seed: SessionSeed, now: Date): number {
  const { slug, title, program, duration, organiser } = seed;
  const id = sessions.put({
    slug,
    title,
    program,
    duration,
    description: seed.description ?? null,
    image: seed.image ? `${IMAGE_HOST}${slug}.jpg` : null,
    scheduled_at: getStart(seed, now.getTime()),
    starts_in: 'startsIn' in seed ? seed.startsIn : null,
    time_format: seed.timeFormat ?? 'offset',
    organiser: organiser === undefined ? null : JSON.stringify(organiser),
    registration_link: seed.registration ? `https://register.example/${slug}` : null,
    join_link: seed.joinLink === false ? null : `https://meet.example/${slug}`,
    state_id: seed.state ? getStateId(seed.state) : null,
    hospital_code: seed.hospital ?? null,
    attendees: getAttendeeFormat(seed),
    other_attendees: typeof seed.attendees === 'number' ? seed.attendees : 0,
    omits_null_fields: seed.omitsNullFields ? 1 : 0,
  });
  attendees.setGuests(id, typeof seed.attendees === 'object' ? seed.attendees : []);
  return id;
}
