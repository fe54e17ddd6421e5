import { examples } from '@janani/api-client/examples';
import { describe, expect, test } from 'vitest';
import type { ProviderState } from '../states.ts';
import { OTHER } from '../users.ts';
import { bearer, expiredUser } from './caller.ts';
import { testInteraction } from './record-interaction.ts';
import { attendees, equal, messageText } from './matchers.ts';
import {
  getExpectedSession,
  matchEnrolment,
  matchNamedFields,
  expectedUnenrolledSession,
  matchUnenrolledFields,
  PAST,
  matchRequiredFields,
  toStateRow,
  sessions,
  minimalSession,
  yoga,
  yogaRow,
} from './sample-session.ts';
import { enrolled, otherUser, user } from './user-states.ts';

const EXPIRED = 'Your sign-in has expired. Please sign in again.';
const NOT_FOUND = examples.getSession.responses['404'].unknownSession.message;
const unauthenticated = { status: 401, body: { message: messageText(EXPIRED) } };
const notFound = { status: 404, body: { message: messageText(NOT_FOUND) } };
const slug = 'first-steps';
/** A slug that is percent-encoded in a URL. */
const encodedSlug = 'शांति 100%';

describe('getSession, GET /user/sessions/{slug}', () => {
  const createGetRequest = (sessionSlug: string) =>
    ({ method: 'GET', path: `/user/sessions/${encodeURIComponent(sessionSlug)}` }) as const;

  test('a user who is not enrolled gets every field of a session (SD-01, AP-09, AP-17)', () =>
    testInteraction(
      {
        description: 'getSession: every field',
        caller: bearer('userToken'),
        given: [sessions(yogaRow), user()],
        request: createGetRequest(yoga.slug),
        response: { status: 200, body: { data: matchUnenrolledFields } },
      },
      async (client) => expect(await client.getSession(yoga.slug)).toEqual(expectedUnenrolledSession),
    ));

  test('a session that is over is returned with the enrolment (SD-04, T-30)', () => {
    const past = minimalSession('old-steps', 'Old steps', PAST);
    return testInteraction(
      {
        description: 'getSession: one that is over, for an enrolled user',
        caller: bearer('userToken'),
        given: [sessions(toStateRow(past)), user({ enrolled_in: past.slug })],
        request: createGetRequest(past.slug),
        response: {
          status: 200,
          body: { data: { ...matchNamedFields(past), ...matchEnrolment(true, past.slug) } },
        },
      },
      async (client) => expect(await client.getSession(past.slug)).toEqual(getExpectedSession(past, true)),
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
  ])('%s: is_enrolled is that of the caller (SD-09)', (who, states, token, isEnrolled) =>
    testInteraction(
      {
        description: `getSession: ${who}`,
        caller: bearer(token),
        given: states,
        request: createGetRequest(slug),
        response: {
          status: 200,
          body: {
            data: { ...matchRequiredFields(minimalSession(slug)), ...matchEnrolment(isEnrolled, slug) },
          },
        },
      },
      async (client) =>
        expect(await client.getSession(slug)).toEqual(getExpectedSession(minimalSession(slug), isEnrolled)),
    ),
  );

  test('a user whom call 9 has enrolled twice is enrolled, and counted at most once (SD-09)', () =>
    testInteraction(
      {
        description: 'getSession: a user whom call 9 has enrolled twice counts once',
        caller: bearer('enrolledToken'),
        given: [sessions({ slug, attendees: 1 }), enrolled(slug, slug)],
        request: createGetRequest(slug),
        response: {
          status: 200,
          body: {
            data: {
              ...matchRequiredFields(minimalSession(slug)),
              ...matchEnrolment(true, slug),
              attendees: attendees(2, 1),
            },
          },
        },
      },
      async (client) =>
        expect(await client.getSession(slug)).toEqual({
          ...getExpectedSession(minimalSession(slug), true),
          attendees: 2,
        }),
    ));

  test('a slug that is percent-encoded in the URL finds its session (AP-09)', () =>
    testInteraction(
      {
        description: 'getSession: a slug that is encoded in the address',
        caller: bearer('userToken'),
        given: [sessions({ slug: encodedSlug }), user()],
        request: createGetRequest(encodedSlug),
        response: { status: 200, body: { data: matchRequiredFields(minimalSession(encodedSlug)) } },
      },
      async (client) =>
        expect(await client.getSession(encodedSlug)).toEqual(getExpectedSession(minimalSession(encodedSlug))),
    ));

  test('an unknown slug that is the prefix of another one is rejected with 404 (AP-09)', () =>
    testInteraction(
      {
        description: 'getSession: an unknown slug, with which another begins',
        caller: bearer('userToken'),
        given: [sessions({ slug: 'class-10' }), user()],
        request: createGetRequest('class-1'),
        response: notFound,
      },
      async (client) =>
        expect(client.getSession('class-1')).rejects.toMatchObject({
          kind: 'not-found',
          serverMessage: NOT_FOUND,
        }),
    ));

  test('an expired token is unauthenticated (AP-12)', () =>
    testInteraction(
      {
        description: 'getSession: an expired token',
        caller: expiredUser,
        given: [sessions({ slug }), user()],
        request: createGetRequest(slug),
        response: unauthenticated,
      },
      async (client) => expect(client.getSession(slug)).rejects.toMatchObject({ kind: 'unauthenticated' }),
    ));
});

describe('enrollInSession, POST /user/sessions/{slug}/enroll', () => {
  const response = { status: 200, body: { data: { is_enrolled: equal<boolean>(true) } } };
  const createPostRequest = (sessionSlug: string) =>
    ({ method: 'POST', path: `/user/sessions/${encodeURIComponent(sessionSlug)}/enroll` }) as const;

  test.each([
    ['where another user is enrolled', [otherUser({ enrolled_in: encodedSlug }), user()], encodedSlug],
    ['where the user is enrolled already', [user({ enrolled_in: slug })], slug],
  ])('enrolling %s succeeds, without a body (SD-09, AP-10)', (where, states, sessionSlug) =>
    testInteraction(
      {
        description: `enrollInSession: ${where}`,
        caller: bearer('userToken'),
        given: states,
        request: createPostRequest(sessionSlug),
        response,
      },
      async (client) => expect(await client.enrollInSession(sessionSlug)).toEqual({ is_enrolled: true }),
    ),
  );

  test('enrolling in an unknown session is rejected with 404 (AP-10)', () =>
    testInteraction(
      {
        description: 'enrollInSession: an unknown session',
        caller: bearer('userToken'),
        given: [user()],
        request: createPostRequest('no-such-session'),
        response: notFound,
      },
      async (client) =>
        expect(client.enrollInSession('no-such-session')).rejects.toMatchObject({
          kind: 'not-found',
          serverMessage: NOT_FOUND,
        }),
    ));

  test('an expired token is unauthenticated (AP-12)', () =>
    testInteraction(
      {
        description: 'enrollInSession: an expired token',
        caller: expiredUser,
        given: [sessions({ slug }), user()],
        request: createPostRequest(slug),
        response: unauthenticated,
      },
      async (client) =>
        expect(client.enrollInSession(slug)).rejects.toMatchObject({ kind: 'unauthenticated' }),
    ));
});
