import { examples } from '@janani/api-client/examples';
import { describe, expect, test } from 'vitest';
import { EARLIER, LATER } from '../accounts.ts';
import { anotherMother, mother, motherWhoseSignInExpired } from './caller.ts';
import { exchange } from './exchange.ts';
import { equal, sentence } from './matchers.ts';
import {
  asRead,
  asReadSparse,
  asReadWithoutPlace,
  everyField,
  existing,
  openFields,
  openToOthers,
  OVER,
  requiredFields,
  TO_COME,
  yoga,
} from './sample-session.ts';
import { enrolled, notEnrolled, onlyOthersEnrolled, placeTaken, unknownSession } from './session-states.ts';

const EXPIRED = 'Your sign-in has expired. Please sign in again.';
const NOT_FOUND = examples.getSession.answers['404'].unknownSession.message;
const unauthenticated = { status: 401, body: { message: sentence(EXPIRED) } };
const notFound = { status: 404, body: { message: sentence(NOT_FOUND) } };
const { id, program, scheduled_at, duration } = examples.getSession.answers['200'].openSession.data;
const openSlug = 'preparing-for-labour';

/** A session without anything that it may leave out. */
const sparse = { id, slug: 'open-hour', title: 'Open hour: ask a midwife', program, scheduled_at, duration };
const sparseAnswer = { ...requiredFields(sparse), slug: equal(sparse.slug) };

describe('call 8, getSession', () => {
  const get = (slug: string) => ({ method: 'GET', path: `/user/sessions/${slug}` }) as const;

  test('SD-01 AP-09 AP-17 T-30 a session with every field', () =>
    exchange(
      {
        description: 'getSession: every field, for an enrolled mother',
        by: mother,
        given: [existing(yoga), enrolled(yoga.slug)],
        request: get(yoga.slug),
        answer: { status: 200, body: { data: everyField(yoga) } },
      },
      async (client) => expect(await client.getSession(yoga.slug)).toEqual(asRead(yoga)),
    ));

  test('SD-04 AP-09 a session without a place in it', () =>
    exchange(
      {
        description: 'getSession: for a mother without a place',
        by: mother,
        given: [existing(yoga), notEnrolled(yoga.slug)],
        request: get(yoga.slug),
        answer: { status: 200, body: { data: openFields(yoga) } },
      },
      async (client) => expect(await client.getSession(yoga.slug)).toEqual(asReadWithoutPlace(yoga)),
    ));

  test('SD-04 the place of another mother is not that of the caller', () =>
    exchange(
      {
        description: 'getSession: for a mother without a place, though another has one',
        by: mother,
        given: [existing(yoga), ...onlyOthersEnrolled(yoga.slug)],
        request: get(yoga.slug),
        answer: { status: 200, body: { data: openToOthers(yoga) } },
      },
      async (client) => expect(await client.getSession(yoga.slug)).toEqual(asReadWithoutPlace(yoga)),
    ));

  test('AP-17 a session that leaves out all it may', () =>
    exchange(
      {
        description: 'getSession: the required fields only',
        by: mother,
        given: [{ state: 'a session with the required fields only', params: { slug: sparse.slug } }],
        request: get(sparse.slug),
        answer: { status: 200, body: { data: sparseAnswer } },
      },
      async (client) => expect(await client.getSession(sparse.slug)).toEqual(asReadSparse(sparse)),
    ));

  test('AP-09 a slug that has to be encoded in the address', () => {
    const slug = 'शांति 100%';
    return exchange(
      {
        description: 'getSession: a slug that is encoded in the address',
        by: mother,
        given: [{ state: 'a session with the required fields only', params: { slug } }],
        request: get(encodeURIComponent(slug)),
        answer: { status: 200, body: { data: { ...requiredFields(sparse), slug: equal(slug) } } },
      },
      async (client) => expect(await client.getSession(slug)).toEqual(asReadSparse({ ...sparse, slug })),
    );
  });

  test('SD-04 a session that is over is still there, with the place in it', () => {
    const past = { ...yoga, scheduled_at: OVER };
    return exchange(
      {
        description: 'getSession: one that is over, for an enrolled mother',
        by: mother,
        given: [existing(past), enrolled(past.slug)],
        request: get(past.slug),
        answer: { status: 200, body: { data: everyField(past) } },
      },
      async (client) => expect(await client.getSession(past.slug)).toEqual(asRead(past)),
    );
  });

  test('AP-09 a slug that others begin with is not found', () =>
    exchange(
      {
        description: 'getSession: the beginning of the slugs of others',
        by: mother,
        given: [
          { state: 'sessions in number', params: { count: 13, title: 'Open class', startsAt: TO_COME } },
          { state: 'no session has the slug', params: { slug: 'class-1' } },
        ],
        request: get('class-1'),
        answer: notFound,
      },
      async (client) => expect(client.getSession('class-1')).rejects.toMatchObject({ kind: 'not-found' }),
    ));

  test('SD-09 a place that was taken is there when the session is read again', () =>
    exchange(
      {
        description: 'getSession: a place that call 9 gave',
        by: mother,
        given: [placeTaken(sparse.slug)],
        request: get(sparse.slug),
        answer: {
          status: 200,
          body: {
            data: {
              ...sparseAnswer,
              is_enrolled: equal<boolean>(true),
              enrollment: { status: equal('enrolled') },
            },
          },
        },
      },
      async (client) =>
        expect(await client.getSession(sparse.slug)).toEqual({
          ...asReadSparse(sparse),
          is_enrolled: true,
          enrollment: { status: 'enrolled', join_link: null },
        }),
    ));

  test.each([
    ['before', EARLIER],
    ['after', LATER],
  ])('SD-09 a place goes to the mother who takes it, not to one that signed up %s', (when, other) =>
    exchange(
      {
        description: `getSession: a place that call 9 gave, to a mother without one who signed up ${when}`,
        by: anotherMother(other),
        given: [existing(yoga), notEnrolled(yoga.slug, other.phone), placeTaken(yoga.slug)],
        request: get(yoga.slug),
        answer: { status: 200, body: { data: openToOthers(yoga) } },
      },
      async (client) => expect(await client.getSession(yoga.slug)).toEqual(asReadWithoutPlace(yoga)),
    ),
  );

  test('AP-09 an unknown session is not found', () =>
    exchange(
      {
        description: 'getSession: an unknown session',
        by: mother,
        given: [unknownSession],
        request: get('no-such-session'),
        answer: notFound,
      },
      async (client) =>
        expect(client.getSession('no-such-session')).rejects.toMatchObject({
          kind: 'not-found',
          serverMessage: NOT_FOUND,
        }),
    ));

  test('AP-12 a token that does not hold is unauthenticated', () =>
    exchange(
      {
        description: 'getSession: a token that does not hold',
        by: motherWhoseSignInExpired,
        given: [existing(yoga)],
        request: get(yoga.slug),
        answer: unauthenticated,
      },
      async (client) =>
        expect(client.getSession(yoga.slug)).rejects.toMatchObject({ kind: 'unauthenticated' }),
    ));
});

describe('call 9, enrollInSession', () => {
  const answer = { status: 200, body: { data: { is_enrolled: equal<boolean>(true) } } };
  const post = (slug: string) => ({ method: 'POST', path: `/user/sessions/${slug}/enroll` }) as const;

  test('SD-09 AP-10 taking a place, without a body', () =>
    exchange(
      {
        description: 'enrollInSession: a session to come',
        by: mother,
        given: [notEnrolled(openSlug)],
        request: post(openSlug),
        answer,
      },
      async (client) => expect(await client.enrollInSession(openSlug)).toEqual({ is_enrolled: true }),
    ));

  test('AP-10 taking a place by a slug that has to be encoded in the address', () => {
    const slug = 'शांति 100%';
    return exchange(
      {
        description: 'enrollInSession: a slug that is encoded in the address',
        by: mother,
        given: [notEnrolled(slug)],
        request: post(encodeURIComponent(slug)),
        answer,
      },
      async (client) => expect(await client.enrollInSession(slug)).toEqual({ is_enrolled: true }),
    );
  });

  test('AP-10 taking a place again gives the same answer', () =>
    exchange(
      {
        description: 'enrollInSession: a session with a place already',
        by: mother,
        given: [enrolled(yoga.slug)],
        request: post(yoga.slug),
        answer,
      },
      async (client) => expect(await client.enrollInSession(yoga.slug)).toEqual({ is_enrolled: true }),
    ));

  test('AP-10 an unknown session is not found', () =>
    exchange(
      {
        description: 'enrollInSession: an unknown session',
        by: mother,
        given: [unknownSession],
        request: post('no-such-session'),
        answer: notFound,
      },
      async (client) =>
        expect(client.enrollInSession('no-such-session')).rejects.toMatchObject({
          kind: 'not-found',
          serverMessage: NOT_FOUND,
        }),
    ));

  test('AP-12 a token that does not hold is unauthenticated', () =>
    exchange(
      {
        description: 'enrollInSession: a token that does not hold',
        by: motherWhoseSignInExpired,
        given: [notEnrolled(openSlug)],
        request: post(openSlug),
        answer: unauthenticated,
      },
      async (client) =>
        expect(client.enrollInSession(openSlug)).rejects.toMatchObject({ kind: 'unauthenticated' }),
    ));
});
