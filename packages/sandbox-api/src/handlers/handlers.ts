import type { Handlers } from '../handler.ts';
import { checkPhone } from './check-phone.ts';
import { enrollInSession } from './enroll-in-session.ts';
import { getSession } from './get-session.ts';
import { listDoctors } from './list-doctors.ts';
import { listHospitals } from './list-hospitals.ts';
import { listSessions } from './list-sessions.ts';
import { listStates } from './list-states.ts';
import { logIn } from './log-in.ts';
import { signUp } from './sign-up.ts';

/** The handlers of all operations of the description. */
export const handlers: Handlers = {
  checkPhone,
  logIn,
  signUp,
  listHospitals,
  listDoctors,
  listStates,
  listSessions,
  getSession,
  enrollInSession,
};
