import type { Database } from './database.ts';
import type { components } from '@janani/api-client/schema';
import type { TimeFormat } from '../indian-time.ts';
import { toContainsPattern } from './like-pattern.ts';

type Program = components['schemas']['Program'];

/** A session as it is stored; schema.ts documents the columns. */
export type SessionRow = {
  id: number;
  slug: string;
  title: string;
  description: string | null;
  image: string | null;
  program: Program;
  scheduled_at: number;
  starts_in: number | null;
  /** The format of `scheduled_at` in responses. */
  time_format: TimeFormat;
  duration: number;
  organiser: string | null;
  registration_link: string | null;
  join_link: string | null;
  state_id: number | null;
  hospital_code: string | null;
  attendees: 'count' | 'list' | 'none';
  other_attendees: number;
  /** Whether responses omit the fields that are null. */
  omits_null_fields: 0 | 1;
};
/** A session as one user sees it. */
export type UserSession = SessionRow & { is_enrolled: 0 | 1 };

export type SessionSearch = {
  userId: number;
  /** From 1. */
  page: number;
  limit: number;
  search?: string | undefined;
  stateId?: number | undefined;
  hospitalCode?: string | undefined;
  /** Only sessions that start later, soonest first; without it all sessions, newest first. */
  startingAfter?: Date | undefined;
};

const COLUMNS =
  'slug title description image program scheduled_at starts_in time_format duration organiser registration_link ' +
  'join_link state_id hospital_code attendees other_attendees omits_null_fields';
const columns = COLUMNS.split(' ');

const SELECT_FOR_USER = `
  select *, exists (
    select 1 from enrolments where session_id = sessions.id and user_id = :userId
  ) as is_enrolled
  from sessions`;

const FILTER = String.raw`
  where (title like :text escape '\' or description like :text escape '\')
    and (:stateId is null or state_id is null or state_id = :stateId)
    and (:hospitalCode is null or hospital_code = :hospitalCode)`;

export function createSessionTable(database: Database) {
  const put = database.prepare(`
    insert into sessions (${columns.join(', ')}) values (${columns.map((name) => `:${name}`).join(', ')})
    on conflict (slug) do update set ${columns.map((name) => `${name} = excluded.${name}`).join(', ')}
    returning id`);
  const bySlug = database.prepare(`${SELECT_FOR_USER} where slug = :slug`);
  const reschedule = database.prepare('update sessions set scheduled_at = ?, starts_in = null where id = ?');
  const remove = database.prepare('delete from sessions where slug = ?');
  const removeAll = database.prepare('delete from sessions');
  const all = database.prepare(
    `${SELECT_FOR_USER} ${FILTER} order by scheduled_at desc, id desc limit :limit offset :offset`,
  );
  const upcoming = database.prepare(
    `${SELECT_FOR_USER} ${FILTER} and scheduled_at > :after order by scheduled_at, id limit :limit offset :offset`,
  );

  return {
    /** Adds the session, or overwrites the one with its slug. Returns its id. */
    put: (row: Omit<SessionRow, 'id'>) => (put.get(row) as { id: number }).id,
    bySlug: (slug: string, userId: number) => bySlug.get({ slug, userId }) as UserSession | undefined,
    /** Sets the start of the session, in ms since 1970; it no longer depends on the opening of the store. */
    reschedule: (id: number, scheduledAt: number) => void reschedule.run(scheduledAt, id),
    remove: (slug: string) => void remove.run(slug),
    removeAll: () => void removeAll.run(),
    page: ({ userId, page, limit, search, stateId, hospitalCode, startingAfter }: SessionSearch) => {
      const values = {
        userId,
        text: toContainsPattern(search),
        stateId: stateId ?? null,
        hospitalCode: hospitalCode ?? null,
        limit,
        offset: (page - 1) * limit,
      };
      const rows = startingAfter
        ? upcoming.all({ ...values, after: startingAfter.getTime() })
        : all.all(values);
      return rows as UserSession[];
    },
  };
}
