import type { Tables } from '../store/tables.ts';
import { doctors } from './doctors.ts';
import { hospitals } from './hospitals.ts';
import { registeredUser } from './users.ts';
import { INDIA, states } from './states.ts';
import { scheduleSession } from './sessions/schedule-session.ts';
import { timetable } from './sessions/sessions.ts';

/** Fills empty tables with the sample data; its timetable starts on the day of `now`. */
export function insertSeeds(tables: Tables, now: Date): void {
  for (const state of states) tables.states.add({ ...state, country_id: INDIA });
  tables.hospitals.addAll(hospitals);
  tables.doctors.addAll(doctors);
  for (const session of timetable) scheduleSession(tables, session, now);

  const user = tables.users.add(registeredUser.account);
  for (const slug of registeredUser.enrolledIn) {
    const session = tables.sessions.bySlug(slug, user.id)!;
    tables.enrolments.add({ userId: user.id, sessionId: session.id, at: now });
  }
}
