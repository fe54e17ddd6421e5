import { examples } from '@janani/api-client/examples';
import { describe, test } from 'vitest';
import type { ProviderState } from '../../states.ts';
import { OTHER, USER_PHONE } from '../../users.ts';
import { bearer, forgedUser, ID_TOKEN } from '../caller.ts';
import { amrut, sunrise } from '../hospital-states.ts';
import { dueDate, equal, fromState, messageText } from '../matchers.ts';
import { PAST, sessions } from '../sample-session.ts';
import { enrolled, NEW_USER, otherUser, user, verified } from '../user-states.ts';
import { recordRecommended } from './record-recommended.ts';

const createErrorResponse = (status: number, message: string) => ({
  status,
  body: { success: false, message: messageText(message) },
});
const slug = 'first-steps';

// The app never sends these requests. A backend that serves them exposes users' data, so it fails the kit.
describe('security', () => {
  test.each([
    { id: 'listSessions', method: 'GET', path: '/user/sessions' },
    { id: 'getSession', method: 'GET', path: `/user/sessions/${slug}` },
    { id: 'enrollInSession', method: 'POST', path: `/user/sessions/${slug}/enroll` },
  ] as const)('$id without a bearer is rejected with 401 (AP-12)', ({ id, method, path }) =>
    recordRecommended({
      description: `${id}: security, without a bearer`,
      given: [sessions({ slug }), user()],
      request: { method, path },
      response: createErrorResponse(401, 'Please sign in first.'),
    }),
  );

  test('listSessions with a token that was changed is rejected with 401 (AP-12)', () =>
    recordRecommended({
      description: 'listSessions: security, a bearer that was changed',
      caller: forgedUser,
      given: [sessions({ slug }), user()],
      request: { method: 'GET', path: '/user/sessions' },
      response: createErrorResponse(401, 'Please sign in first.'),
    }));

  test('the enrolment of one user does not enrol a user who signed up earlier (SD-09)', () =>
    recordRecommended({
      description: 'getSession: security, the user who signed up last is not enrolled by the call of another',
      caller: bearer('userToken'),
      given: [
        { state: 'another user exists', params: { phone: USER_PHONE } },
        user({ phone: OTHER.phone }),
        enrolled(slug),
      ],
      request: { method: 'GET', path: `/user/sessions/${slug}` },
      response: { status: 200, body: { data: { is_enrolled: equal<boolean>(false) } } },
    }));
});

describe('signUp, POST /user/auth/signup/verify-firebase-token', () => {
  const { profile } = examples.signUp.request.newUser;
  const expectResponse = (
    description: string,
    states: ProviderState[],
    changed: { token?: string; phone?: string; profile?: object },
    response: ReturnType<typeof createErrorResponse>,
  ) =>
    recordRecommended({
      description: `signUp: ${description}`,
      given: states,
      request: {
        method: 'POST',
        path: '/user/auth/signup/verify-firebase-token',
        body: {
          idToken: fromState(changed.token ?? 'phoneToken', ID_TOKEN),
          phone: changed.phone ?? NEW_USER.phone,
          profile: { ...profile, due_date: dueDate(profile.due_date), ...changed.profile },
        },
      },
      response,
    });

  test('a number that the token does not prove is rejected with 400 (AP-04)', () =>
    expectResponse(
      'security, a number that the token does not prove',
      [verified, sunrise],
      { phone: '9876543211' },
      createErrorResponse(400, 'This is not the phone number that was confirmed.'),
    ));

  test('a number that has an account is rejected with 409 (OT-18)', () =>
    expectResponse(
      'a number that has an account is no success',
      [user(), sunrise],
      { token: 'userToken', phone: USER_PHONE },
      createErrorResponse(409, examples.signUp.responses['409'].alreadyRegistered.message),
    ));

  test.each([
    ['a first name with a digit', { first_name: 'Ananya 2' }],
    ['a last name with a sign', { last_name: 'Deshpande <3' }],
    ['a hospital code that no hospital has', { hospital_code: 'XX-9999' }],
    ['a doctor of another hospital', { doctor_code: 'MH-0002-D01' }],
  ])('%s is rejected with 400 (AP-04)', (title, changed) =>
    expectResponse(
      title,
      [verified, sunrise, amrut],
      { profile: changed },
      createErrorResponse(400, 'This is not in our list.'),
    ),
  );
});

describe('enrollInSession, POST /user/sessions/{slug}/enroll', () => {
  const over = sessions({ slug: 'rest-and-sleep', startsAt: PAST, duration: 45 });
  const { message } = examples.enrollInSession.responses['409'].sessionOver;

  test.each<[string, ProviderState[]]>([
    ['a session that is over', [over, user()]],
    [
      'a session that is over, in which another user is enrolled',
      [over, otherUser({ enrolled_in: 'rest-and-sleep' }), user()],
    ],
  ])('%s is rejected with 409 (AP-10)', (title, states) =>
    recordRecommended({
      description: `enrollInSession: ${title}`,
      caller: bearer('userToken'),
      given: states,
      request: { method: 'POST', path: '/user/sessions/rest-and-sleep/enroll' },
      response: createErrorResponse(409, message),
    }),
  );
});
