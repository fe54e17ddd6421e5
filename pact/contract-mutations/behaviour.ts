import type { OperationId } from '@janani/api-client';
import { listDoctors, listHospitals, listStates } from './behaviour/directory.ts';
import { checkPhone, logIn, signUp } from './behaviour/identity.ts';
import type { Behaviour, GetToken } from './behaviour/helpers.ts';
import { enrollInSession, getSession, listSessions } from './behaviour/sessions.ts';
import type { Mutation } from './mutation.ts';

const behavioursByCall: Record<OperationId, (getToken: GetToken) => Behaviour[]> = {
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

/** Handwritten mutations of the behaviour of each operation, for common errors of backends. */
export const createBehaviourMutations = (getToken: GetToken): Mutation[] =>
  (Object.keys(behavioursByCall) as OperationId[]).flatMap((call) =>
    behavioursByCall[call](getToken).map(([rule, instead, middleware]) => ({
      call,
      rule,
      instead,
      middleware: middleware,
    })),
  );
