import type { Database } from './database.ts';
import type { SessionRow } from './sessions.ts';

type Attendee = { id: string; first_name: string };

/** The participants: those of the seed and the users who enrolled. */
export function attendeeQueries(database: Database) {
  const removeGuests = database.prepare('delete from guests where session_id = ?');
  const addGuest = database.prepare('insert into guests (session_id, first_name) values (?, ?)');
  const enrolmentCount = database.prepare('select count(*) as total from enrolments where session_id = ?');
  const attendeesBySession = database.prepare(`
    select 'guest-' || id as id, first_name from guests where session_id = :id
    union all
    select 'user-' || id as id, first_name from users
      join enrolments on user_id = users.id where session_id = :id`);

  return {
    setGuests: (sessionId: number, firstNames: readonly string[]) => {
      removeGuests.run(sessionId);
      for (const name of firstNames) addGuest.run(sessionId, name);
    },
    /** Their number, or their names, or undefined: sessions differ (decision T-30). */
    of: ({ id, attendees, other_attendees }: SessionRow): number | Attendee[] | undefined => {
      if (attendees === 'none') return undefined;
      if (attendees === 'list') return attendeesBySession.all({ id }) as Attendee[];
      return other_attendees + (enrolmentCount.get(id) as { total: number }).total;
    },
  };
}
