import type { Database } from './database.ts';
import type { SessionRow } from './sessions.ts';

type Attendee = { id: string; first_name: string };

/** The participants: those of the seed and the users who enrolled. */
export function createAttendeeQueries(database: Database) {
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
    /** The number of participants, their names, or undefined: the format depends on the session (decision T-30). */
    forSession: ({ id, attendees, other_attendees }: SessionRow): number | Attendee[] | undefined => {
      if (attendees === 'none') return undefined;
      if (attendees === 'list') return attendeesBySession.all({ id }) as Attendee[];
      return other_attendees + (enrolmentCount.get(id) as { total: number }).total;
    },
  };
}
