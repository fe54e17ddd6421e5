import type { OperationId } from '@janani/api-client';
import { examples } from '@janani/api-client/examples';
import type { ValidRequest } from '../../rules/invalid-requests.ts';
import type { ProviderState } from '../../states.ts';
import { ID_TOKEN } from '../caller.ts';
import { india, kavita, sunrise } from '../hospital-states.ts';
import { dueDate, fromState } from '../matchers.ts';
import { sessions } from '../sample-session.ts';
import { NEW_USER, user, verified } from '../user-states.ts';

/** The hospital with a single doctor, that of the profile. */
const sunriseWithOneDoctor: ProviderState = { ...sunrise, params: { ...sunrise.params, doctors: [kavita] } };
const slug = 'first-steps';
const { phone } = NEW_USER;
const profile = { ...examples.signUp.request.newUser.profile };

/** A valid request per operation, and the states that it requires. */
export const validRequests: Record<OperationId, { valid: ValidRequest; given: ProviderState[] }> = {
  checkPhone: { valid: { path: {}, body: { phone } }, given: [] },
  logIn: { valid: { path: {}, body: { idToken: ID_TOKEN } }, given: [user()] },
  signUp: {
    valid: { path: {}, body: { idToken: ID_TOKEN, phone, profile } },
    given: [verified, sunriseWithOneDoctor],
  },
  listHospitals: { valid: { path: {} }, given: [] },
  listDoctors: { valid: { path: { id: sunrise.params.code } }, given: [sunrise] },
  listStates: { valid: { path: { id: '1' }, query: { page: '1', limit: '500' } }, given: [india] },
  listSessions: { valid: { path: {}, query: { page: '1', limit: '12' } }, given: [user()] },
  getSession: { valid: { path: { slug } }, given: [sessions({ slug }), user()] },
  enrollInSession: { valid: { path: { slug } }, given: [sessions({ slug }), user()] },
};

/** The names of the state values that contain the tokens for the bodies of `logIn` and `signUp`. */
const tokens: Partial<Record<OperationId, string>> = { logIn: 'userToken', signUp: 'phoneToken' };

type Body = { idToken?: unknown; profile?: { due_date?: unknown } };

/** Replaces the values of a body that are only known at verification: the token and the due date, unless invalid. */
export const toContractBody = (id: OperationId, body: unknown, invalid = ''): unknown => {
  const { idToken, profile: sentProfile, ...rest } = body as Body;
  const hasDueDate =
    typeof sentProfile === 'object' && 'due_date' in sentProfile && invalid !== 'body.profile.due_date';
  return {
    ...(idToken === undefined
      ? {}
      : { idToken: invalid === 'body.idToken' ? idToken : fromState(tokens[id]!, idToken) }),
    ...rest,
    ...(sentProfile === undefined
      ? {}
      : {
          profile: hasDueDate
            ? { ...sentProfile, due_date: dueDate(String(sentProfile.due_date)) }
            : sentProfile,
        }),
  };
};
