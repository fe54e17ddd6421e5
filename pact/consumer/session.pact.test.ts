import { examples } from '@janani/api-client/examples';
import { describe, expect, test } from 'vitest';
import type { ProviderState } from '../states.ts';
import { OTHER } from '../users.ts';
import { bearer, expired } from './caller.ts';
import { exchange } from './exchange.ts';
import { attendees, equal, sentence } from './matchers.ts';
import {
  expectedSession,
  enrolment,
  namedFields,
  expectedOpenSession,
  openFields,
  OVER,
  requiredFields,
  row,
  sessions,
  sparse,
  yoga,
  yogaRow,
} from './sample-session.ts';
import { enrolled, otherUser, user } from './user-states.ts';

const EXPIRED = 'Your sign-in has expired. Please sign in again.';
const NOT_FOUND = examples.getSession.responses['404'].unknownSession.message;
const unauthenticated = { status: 401, body: { message: sentence(EXPIRED) } };
const notFound = { status: 404, body: { message: sentence(NOT_FOUND) } };
const slug = 'first-steps';
/** It is percent-encoded in a URL. */
const encodedSlug = 'शांति 100%';

describe('getSession, GET /user/sessions/{slug}', () => {
  const get = (of: string) => ({ method: 'GET', path: `/user/sessions/${encodeURIComponent(of)}` }) as const;

  test('a user who is not enrolled gets every field of a session (SD-01, AP-09, AP-17)', () =>
    exchange(
      {
        description: 'getSession: every field',
        by: bearer('userToken'),
        given: [sessions(yogaRow), user()],
        request: get(yoga.slug),
        response: { status: 200, body: { data: openFields } },
      },
      async (client) => expect(await client.getSession(yoga.slug)).toEqual(expectedOpenSession),
    ));

  test('a session that is over is still there, with the enrolment (SD-04, T-30)', () => {
    const past = sparse('old-steps', 'Old steps', OVER);
    return exchange(
      {
        description: 'getSession: one that is over, for an enrolled user',
        by: bearer('userToken'),
        given: [sessions(row(past)), user({ enrolled_in: past.slug })],
        request: get(past.slug),
        response: { status: 200, body: { data: { ...namedFields(past), ...enrolment(true, past.slug) } } },
      },
      async (client) => expect(await client.getSession(past.slug)).toEqual(expectedSession(past, true)),
    );
  });

  test.each<[string, ProviderState[], 'userToken' | 'enrolledToken', boolean]>([
    [
      'a user who signed up after another who is enrolled',
      [otherUser({ enrolled_in: slug }), user()],
      'userToken',
      false,
    ],
    [
      'a user whom call 9 has enrolled where another is enrolled',
      [otherUser({ enrolled_in: slug }), enrolled(slug)],
      'enrolledToken',
      true,
    ],
    [
      'an enrolled user, after call 9 has enrolled another',
      [user({ ...OTHER, enrolled_in: slug }), enrolled(slug)],
      'userToken',
      true,
    ],
    [
      'a user who is not enrolled, after call 9 has enrolled another',
      [user(OTHER), enrolled(slug)],
      'userToken',
      false,
    ],
  ])('%s: is_enrolled is that of the user who asks (SD-09)', (who, states, token, isEnrolled) =>
    exchange(
      {
        description: `getSession: ${who}`,
        by: bearer(token),
        given: states,
        request: get(slug),
        response: {
          status: 200,
          body: { data: { ...requiredFields(sparse(slug)), ...enrolment(isEnrolled, slug) } },
        },
      },
      async (client) =>
        expect(await client.getSession(slug)).toEqual(expectedSession(sparse(slug), isEnrolled)),
    ),
  );

  test('a user whom call 9 has enrolled twice is enrolled, and counted once at most (SD-09)', () =>
    exchange(
      {
        description: 'getSession: a user whom call 9 has enrolled twice counts once',
        by: bearer('enrolledToken'),
        given: [sessions({ slug, attendees: 1 }), enrolled(slug, slug)],
        request: get(slug),
        response: {
          status: 200,
          body: {
            data: { ...requiredFields(sparse(slug)), ...enrolment(true, slug), attendees: attendees(2, 1) },
          },
        },
      },
      async (client) =>
        expect(await client.getSession(slug)).toEqual({
          ...expectedSession(sparse(slug), true),
          attendees: 2,
        }),
    ));

  test('a slug that is encoded in the address finds its session (AP-09)', () =>
    exchange(
      {
        description: 'getSession: a slug that is encoded in the address',
        by: bearer('userToken'),
        given: [sessions({ slug: encodedSlug }), user()],
        request: get(encodedSlug),
        response: { status: 200, body: { data: requiredFields(sparse(encodedSlug)) } },
      },
      async (client) =>
        expect(await client.getSession(encodedSlug)).toEqual(expectedSession(sparse(encodedSlug))),
    ));

  test('an unknown slug, with which another begins, is not found (AP-09)', () =>
    exchange(
      {
        description: 'getSession: an unknown slug, with which another begins',
        by: bearer('userToken'),
        given: [sessions({ slug: 'class-10' }), user()],
        request: get('class-1'),
        response: notFound,
      },
      async (client) =>
        expect(client.getSession('class-1')).rejects.toMatchObject({
          kind: 'not-found',
          serverMessage: NOT_FOUND,
        }),
    ));

  test('an expired token is unauthenticated (AP-12)', () =>
    exchange(
      {
        description: 'getSession: an expired token',
        by: expired,
        given: [sessions({ slug }), user()],
        request: get(slug),
        response: unauthenticated,
      },
      async (client) => expect(client.getSession(slug)).rejects.toMatchObject({ kind: 'unauthenticated' }),
    ));
});

describe('enrollInSession, POST /user/sessions/{slug}/enroll', () => {
  const response = { status: 200, body: { data: { is_enrolled: equal<boolean>(true) } } };
  const post = (of: string) =>
    ({ method: 'POST', path: `/user/sessions/${encodeURIComponent(of)}/enroll` }) as const;

  test.each([
    ['where another user is enrolled', [otherUser({ enrolled_in: encodedSlug }), user()], encodedSlug],
    ['where the user is enrolled already', [user({ enrolled_in: slug })], slug],
  ])('enrolling %s succeeds, without a body (SD-09, AP-10)', (where, states, of) =>
    exchange(
      {
        description: `enrollInSession: ${where}`,
        by: bearer('userToken'),
        given: states,
        request: post(of),
        response,
      },
      async (client) => expect(await client.enrollInSession(of)).toEqual({ is_enrolled: true }),
    ),
  );

  test('an unknown session is not found (AP-10)', () =>
    exchange(
      {
        description: 'enrollInSession: an unknown session',
        by: bearer('userToken'),
        given: [user()],
        request: post('no-such-session'),
        response: notFound,
      },
      async (client) =>
        expect(client.enrollInSession('no-such-session')).rejects.toMatchObject({
          kind: 'not-found',
          serverMessage: NOT_FOUND,
        }),
    ));

  test('an expired token is unauthenticated (AP-12)', () =>
    exchange(
      {
        description: 'enrollInSession: an expired token',
        by: expired,
        given: [sessions({ slug }), user()],
        request: post(slug),
        response: unauthenticated,
      },
      async (client) =>
        expect(client.enrollInSession(slug)).rejects.toMatchObject({ kind: 'unauthenticated' }),
    ));
});
