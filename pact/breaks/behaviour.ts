import type { OperationId } from '@janani/api-client';
import { listDoctors, listHospitals, listStates } from './behaviour/directory.ts';
import { checkPhone, logIn, signUp } from './behaviour/identity.ts';
import type { Broken, TokenOf } from './behaviour/parts.ts';
import { enrollInSession, getSession, listSessions } from './behaviour/sessions.ts';
import type { Break } from './break.ts';

const byCall: Record<OperationId, (tokenOf: TokenOf) => Broken[]> = {
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

/** Breaks of what a call does, by hand: one for each way in which backends go wrong. */
export const behaviourBreaks = (tokenOf: TokenOf): Break[] =>
  (Object.keys(byCall) as OperationId[]).flatMap((call) =>
    byCall[call](tokenOf).map(([rule, instead, around]) => ({ call, rule, instead, around })),
  );
