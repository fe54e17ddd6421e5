import type { Database } from './database.ts';
import { createAttendeeQueries } from './attendees.ts';
import { createDoctorTable } from './doctors.ts';
import { createEnrolmentTable } from './enrolments.ts';
import { createHospitalTable } from './hospitals.ts';
import { createUserTable } from './users.ts';
import { createSessionTable } from './sessions.ts';
import { createStateTable } from './states.ts';

/** All tables of one database. */
export const createTables = (database: Database) => ({
  states: createStateTable(database),
  hospitals: createHospitalTable(database),
  doctors: createDoctorTable(database),
  users: createUserTable(database),
  sessions: createSessionTable(database),
  attendees: createAttendeeQueries(database),
  enrolments: createEnrolmentTable(database),
});
export type Tables = ReturnType<typeof createTables>;
