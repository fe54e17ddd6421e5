import type { OperationId } from '@janani/api-client';
import { listDoctors, listHospitals, listStates } from './behaviour/directory.ts';
import { checkPhone, logIn, signUp } from './behaviour/identity.ts';
import type { Behaviour, TokenOf } from './behaviour/helpers.ts';
import { enrollInSession, getSession, listSessions } from './behaviour/sessions.ts';
import type { Mutation } from './mutation.ts';

const byCall: Record<OperationId, (getToken: TokenOf) => Behaviour[]> = {
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
export const behaviourMutations = (getToken: TokenOf): Mutation[] =>
  (Object.keys(byCall) as OperationId[]).flatMap((call) =>
    byCall[call](getToken).map(([rule, instead, middleware]) => ({
      call,
      rule,
      instead,
      middleware: middleware,
    })),
  );
