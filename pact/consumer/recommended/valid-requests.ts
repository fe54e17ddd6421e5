import type { OperationId } from '@janani/api-client';
import { examples } from '@janani/api-client/examples';
import type { ValidRequest } from '../../rules/invalid-requests.ts';
import type { ProviderState } from '../../states.ts';
import { ID_TOKEN } from '../caller.ts';
import { india, kavita, sunrise } from '../hospital-states.ts';
import { dueDate, given } from '../matchers.ts';
import { sessions } from '../sample-session.ts';
import { NEW_USER, user, verified } from '../user-states.ts';

/** With the doctor of the profile only. */
const smallSunrise: ProviderState = { ...sunrise, params: { ...sunrise.params, doctors: [kavita] } };
const slug = 'first-steps';
const { phone } = NEW_USER;
const profile = { ...examples.signUp.request.newUser.profile };

/** A valid request per operation, and the states that it requires. */
export const validRequests: Record<OperationId, { valid: ValidRequest; given: ProviderState[] }> = {
  checkPhone: { valid: { path: {}, body: { phone } }, given: [] },
  logIn: { valid: { path: {}, body: { idToken: ID_TOKEN } }, given: [user()] },
  signUp: {
    valid: { path: {}, body: { idToken: ID_TOKEN, phone, profile } },
    given: [verified, smallSunrise],
  },
  listHospitals: { valid: { path: {} }, given: [] },
  listDoctors: { valid: { path: { id: sunrise.params.code } }, given: [sunrise] },
  listStates: { valid: { path: { id: '1' }, query: { page: '1', limit: '500' } }, given: [india] },
  listSessions: { valid: { path: {}, query: { page: '1', limit: '12' } }, given: [user()] },
  getSession: { valid: { path: { slug } }, given: [sessions({ slug }), user()] },
  enrollInSession: { valid: { path: { slug } }, given: [sessions({ slug }), user()] },
};

/** The state values with the tokens for the bodies of `logIn` and `signUp`. */
const tokens: Partial<Record<OperationId, string>> = { logIn: 'userToken', signUp: 'phoneToken' };

type Body = { idToken?: unknown; profile?: { due_date?: unknown } };

/** A body with the values that are only known at verification: the token and a due date, unless they are invalid. */
export const sentBody = (id: OperationId, body: unknown, invalid = ''): unknown => {
  const { idToken, profile: sent, ...rest } = body as Body;
  const isDated = typeof sent === 'object' && 'due_date' in sent && invalid !== 'body.profile.due_date';
  return {
    ...(idToken === undefined
      ? {}
      : { idToken: invalid === 'body.idToken' ? idToken : given(tokens[id]!, idToken) }),
    ...rest,
    ...(sent === undefined
      ? {}
      : { profile: isDated ? { ...sent, due_date: dueDate(String(sent.due_date)) } : sent }),
  };
};
