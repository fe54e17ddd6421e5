import type { Database } from './database.ts';
import { attendeeQueries } from './attendees.ts';
import { doctorTable } from './doctors.ts';
import { enrolmentTable } from './enrolments.ts';
import { hospitalTable } from './hospitals.ts';
import { motherTable } from './mothers.ts';
import { sessionTable } from './sessions.ts';
import { stateTable } from './states.ts';

/** All tables of one database. */
export const tablesOf = (database: Database) => ({
  states: stateTable(database),
  hospitals: hospitalTable(database),
  doctors: doctorTable(database),
  mothers: motherTable(database),
  sessions: sessionTable(database),
  attendees: attendeeQueries(database),
  enrolments: enrolmentTable(database),
});
export type Tables = ReturnType<typeof tablesOf>;
