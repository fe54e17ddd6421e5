import { examples } from '@janani/api-client/examples';
import { describe, test } from 'vitest';
import type { StateUse } from '../../states.ts';
import { MOTHERS_PHONE } from '../../accounts.ts';
import { guest, mother } from '../caller.ts';
import { amrut, india, sunrise } from '../directory-states.ts';
import { dueDate, given, sentence } from '../matchers.ts';
import { OVER } from '../sample-session.ts';
import { promise } from './promise.ts';
import { newNumber, NEW_PHONE, proved, rightRequests } from './right-requests.ts';
import { sessionOf } from './session-of.ts';

const refused = (status: number, message: string) => ({
  status,
  body: { success: false, message: sentence(message) },
});

describe('a call that needs a mother, without a bearer', () => {
  const notSignedIn = refused(401, 'Please sign in first.');
  test.each([
    { id: 'listSessions', method: 'GET', path: '/user/sessions' },
    { id: 'getSession', method: 'GET', path: '/user/sessions/first-steps' },
    { id: 'enrollInSession', method: 'POST', path: '/user/sessions/first-steps/enroll' },
  ] as const)('AP-12 $id is refused', ({ id, method, path }) =>
    promise({
      description: `${id}: security, without a bearer`,
      by: guest,
      given: [sessionOf('first-steps')],
      request: { method, path },
      answer: notSignedIn,
    }),
  );
});

describe('call 3, signUp', () => {
  const path = '/user/auth/signup/verify-firebase-token';
  const { idToken, profile } = examples.signUp.request.newMother;
  const asked = (phone: string, changed: Record<string, unknown> = {}) => ({
    method: 'POST' as const,
    path,
    body: {
      idToken: given('idToken', idToken),
      phone,
      profile: { ...profile, due_date: dueDate(profile.due_date), ...changed },
    },
  });
  const { given: states } = rightRequests.signUp;

  test('OT-18 a number that is taken', () =>
    promise({
      description: 'signUp: a number that is taken',
      given: [
        { state: 'a phone number is registered', params: { phone: MOTHERS_PHONE } },
        { state: 'a proved phone number', params: { phone: MOTHERS_PHONE } },
        india,
        sunrise,
      ],
      request: asked(MOTHERS_PHONE),
      answer: refused(409, examples.signUp.answers['409'].alreadyRegistered.message),
    }));

  test('AP-04 a number that the token does not prove', () =>
    promise({
      description: 'signUp: security, a number that the token does not prove',
      given: [...states, { state: 'a phone number is not registered', params: { phone: '9876543211' } }],
      request: asked('9876543211'),
      answer: refused(400, 'This is not the phone number that was confirmed.'),
    }));

  test.each([
    ['a first name with a digit', { first_name: 'Ananya 2' }],
    ['a last name with a sign', { last_name: 'Deshpande <3' }],
    ['a hospital code that nobody has', { hospital_code: 'XX-9999' }],
    ['a doctor of another hospital', { doctor_code: 'MH-0002-D01' }],
  ])('AP-04 %s', (what, changed) => {
    const noSuch: StateUse = { state: 'no hospital has the code', params: { code: 'XX-9999' } };
    return promise({
      description: `signUp: ${what}`,
      given: [newNumber, proved, india, sunrise, amrut, noSuch],
      request: asked(NEW_PHONE, changed),
      answer: refused(400, 'This is not in our list.'),
    });
  });
});

describe('call 1, checkPhone', () => {
  const phone = '9811100200';
  const message = 'This number cannot be used. Please contact support.';

  test('SI-17 AP-02 success false is a refusal, whatever the status', () =>
    promise({
      description: 'checkPhone: success is false',
      given: [{ state: 'the phone check is refused', params: { phone, message } }],
      request: { method: 'POST', path: '/user/auth/check-phone', body: { phone } },
      answer: { status: 200, body: { success: false, message } },
    }));
});

describe('call 9, enrollInSession', () => {
  const { message } = examples.enrollInSession.answers['409'].sessionOver;

  test('AP-10 a session that is over is refused', () =>
    promise({
      description: 'enrollInSession: a session that is over',
      by: mother,
      given: [sessionOf('rest-and-sleep', { startsAt: OVER, duration: 45 })],
      request: { method: 'POST', path: '/user/sessions/rest-and-sleep/enroll' },
      answer: refused(409, message),
    }));

  test('AP-10 the place of another mother gives none to the caller, also in a session that is over', () =>
    promise({
      description: 'enrollInSession: a session that is over, in which another mother has a place',
      by: mother,
      given: [
        sessionOf('rest-and-sleep', { startsAt: OVER, duration: 45 }),
        { state: 'the mother is enrolled', params: { slug: 'rest-and-sleep', phone: '9811122244' } },
      ],
      request: { method: 'POST', path: '/user/sessions/rest-and-sleep/enroll' },
      answer: refused(409, message),
    }));
});
