import { checkPhone } from './calls/check-phone.ts';
import { enrollInSession } from './calls/enroll-in-session.ts';
import { getSession } from './calls/get-session.ts';
import { listDoctors } from './calls/list-doctors.ts';
import { listHospitals } from './calls/list-hospitals.ts';
import { listSessions } from './calls/list-sessions.ts';
import { listStates } from './calls/list-states.ts';
import { logIn } from './calls/log-in.ts';
import { signUp } from './calls/sign-up.ts';
import type { OperationId } from './operation.ts';
import { type ClientOptions, createTransport } from './transport.ts';

/**
 * A client for the nine calls. Every function resolves with usable data or rejects with an {@link ApiError}; nothing
 * is cached, stored or retried, except one resend after a 401.
 */
export const createClient = (options: ClientOptions) => {
  const send = createTransport(options);
  return {
    checkPhone: checkPhone(send),
    logIn: logIn(send),
    signUp: signUp(send),
    listHospitals: listHospitals(send),
    listDoctors: listDoctors(send),
    listStates: listStates(send),
    listSessions: listSessions(send),
    getSession: getSession(send),
    enrollInSession: enrollInSession(send),
  } satisfies Record<OperationId, unknown>;
};

export type JananiClient = ReturnType<typeof createClient>;
