import { examples } from '@janani/api-client/examples';
import { describe, test } from 'vitest';
import type { ProviderState } from '../../states.ts';
import { OTHER, USER_PHONE } from '../../users.ts';
import { bearer, ID_TOKEN } from '../caller.ts';
import { amrut, sunrise } from '../hospital-states.ts';
import { dueDate, equal, given, sentence } from '../matchers.ts';
import { OVER, sessions } from '../sample-session.ts';
import { enrolled, NEW_USER, otherUser, user, verified } from '../user-states.ts';
import { recommend } from './recommend.ts';

const refused = (status: number, message: string) => ({
  status,
  body: { success: false, message: sentence(message) },
});
const slug = 'first-steps';

// The app never makes these requests; a backend that serves them exposes data to strangers, so the kit fails.
describe('security', () => {
  test.each([
    { id: 'listSessions', method: 'GET', path: '/user/sessions' },
    { id: 'getSession', method: 'GET', path: `/user/sessions/${slug}` },
    { id: 'enrollInSession', method: 'POST', path: `/user/sessions/${slug}/enroll` },
  ] as const)('$id without a bearer is refused (AP-12)', ({ id, method, path }) =>
    recommend({
      description: `${id}: security, without a bearer`,
      given: [sessions({ slug }), user()],
      request: { method, path },
      response: refused(401, 'Please sign in first.'),
    }),
  );

  test('a user is not enrolled by the call of another who signed up before (SD-09)', () =>
    recommend({
      description: 'getSession: security, the user who signed up last is not enrolled by the call of another',
      by: bearer('userToken'),
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
    response: ReturnType<typeof refused>,
  ) =>
    recommend({
      description: `signUp: ${description}`,
      given: states,
      request: {
        method: 'POST',
        path: '/user/auth/signup/verify-firebase-token',
        body: {
          idToken: given(changed.token ?? 'phoneToken', ID_TOKEN),
          phone: changed.phone ?? NEW_USER.phone,
          profile: { ...profile, due_date: dueDate(profile.due_date), ...changed.profile },
        },
      },
      response,
    });

  test('a number that the token does not prove is refused (AP-04)', () =>
    expectResponse(
      'security, a number that the token does not prove',
      [verified, sunrise],
      { phone: '9876543211' },
      refused(400, 'This is not the phone number that was confirmed.'),
    ));

  test('a number that has an account is no success (OT-18)', () =>
    expectResponse(
      'a number that has an account is no success',
      [user(), sunrise],
      { token: 'userToken', phone: USER_PHONE },
      refused(409, examples.signUp.responses['409'].alreadyRegistered.message),
    ));

  test.each([
    ['a first name with a digit', { first_name: 'Ananya 2' }],
    ['a last name with a sign', { last_name: 'Deshpande <3' }],
    ['a hospital code that no hospital has', { hospital_code: 'XX-9999' }],
    ['a doctor of another hospital', { doctor_code: 'MH-0002-D01' }],
  ])('%s is refused (AP-04)', (title, changed) =>
    expectResponse(
      title,
      [verified, sunrise, amrut],
      { profile: changed },
      refused(400, 'This is not in our list.'),
    ),
  );
});

describe('enrollInSession, POST /user/sessions/{slug}/enroll', () => {
  const over = sessions({ slug: 'rest-and-sleep', startsAt: OVER, duration: 45 });
  const { message } = examples.enrollInSession.responses['409'].sessionOver;

  test.each<[string, ProviderState[]]>([
    ['a session that is over', [over, user()]],
    [
      'a session that is over, in which another user is enrolled',
      [over, otherUser({ enrolled_in: 'rest-and-sleep' }), user()],
    ],
  ])('%s is refused (AP-10)', (title, states) =>
    recommend({
      description: `enrollInSession: ${title}`,
      by: bearer('userToken'),
      given: states,
      request: { method: 'POST', path: '/user/sessions/rest-and-sleep/enroll' },
      response: refused(409, message),
    }),
  );
});
