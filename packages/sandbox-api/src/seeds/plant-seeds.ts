import type { Tables } from '../store/tables.ts';
import { doctors } from './doctors.ts';
import { hospitals } from './hospitals.ts';
import { registeredMother } from './mothers.ts';
import { INDIA, states } from './states.ts';
import { placeSession } from './timetable/place-session.ts';
import { timetable } from './timetable/timetable.ts';

/** Fills empty tables with the sample data, its timetable laid out from the day of `now`. */
export function plantSeeds(tables: Tables, now: Date): void {
  for (const state of states) tables.states.add({ ...state, country_id: INDIA });
  for (const { code, name, city, state_id } of hospitals)
    tables.hospitals.add({ code, name, city, state_id });
  for (const doctor of doctors) tables.doctors.add(doctor);
  for (const session of timetable) placeSession(tables, session, now);

  const mother = tables.mothers.add(registeredMother.account);
  for (const slug of registeredMother.enrolledIn) {
    const session = tables.sessions.bySlug(slug, mother.id)!;
    tables.enrolments.add({ motherId: mother.id, sessionId: session.id, at: now });
  }
}
