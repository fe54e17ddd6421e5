import type { Database } from './database.ts';
import { attendeeQueries } from './attendees.ts';
import { doctorTable } from './doctors.ts';
import { enrolmentTable } from './enrolments.ts';
import { hospitalTable } from './hospitals.ts';
import { accountTable } from './users.ts';
import { sessionTable } from './sessions.ts';
import { stateTable } from './states.ts';

/** All tables of one database. */
export const getTables = (database: Database) => ({
  states: stateTable(database),
  hospitals: hospitalTable(database),
  doctors: doctorTable(database),
  users: accountTable(database),
  sessions: sessionTable(database),
  attendees: attendeeQueries(database),
  enrolments: enrolmentTable(database),
});
export type Tables = ReturnType<typeof getTables>;
