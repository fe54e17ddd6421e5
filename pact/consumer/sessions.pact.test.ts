import { examples } from '@janani/api-client/examples';
import { describe, expect, test } from 'vitest';
import type { StateUse } from '../states.ts';
import { MOTHERS_PHONE, mother, motherWhoseSignInExpired } from './caller.ts';
import { exchange } from './exchange.ts';
import { eachLike, equal, sentence } from './matchers.ts';
import {
  asRead,
  asReadWithoutPlace,
  everyField,
  existing,
  openFields,
  requiredFields,
  yoga,
} from './sample-session.ts';

const EXPIRED = 'Your sign-in has expired. Please sign in again.';
const NOT_FOUND = examples.getSession.answers['404'].unknownSession.message;
const unauthenticated = { status: 401, body: { message: sentence(EXPIRED) } };
const notFound = { status: 404, body: { message: sentence(NOT_FOUND) } };

const enrolled = (slug: string): StateUse => ({
  state: 'the mother is enrolled',
  params: { slug, phone: MOTHERS_PHONE },
});
const notEnrolled = (slug: string): StateUse => ({
  state: 'the mother is not enrolled',
  params: { slug, phone: MOTHERS_PHONE },
});
const unknownSession: StateUse = { state: 'no session has the slug', params: { slug: 'no-such-session' } };

/** The same session, whose organiser is known by one name only (spec §3: a string or an object). */
const yogaByName = { ...yoga, organiser: 'Dr Farah Khan' };
const open = examples.getSession.answers['200'].openSession.data;

/** A session without anything that it may leave out. */
const sparse = {
  id: open.id,
  slug: 'open-hour',
  title: 'Open hour: ask a midwife',
  program: open.program,
  scheduled_at: open.scheduled_at,
  duration: open.duration,
};
const sparseAsRead = {
  ...sparse,
  id: String(sparse.id),
  scheduled_at: new Date(sparse.scheduled_at).toISOString(),
  description: null,
  image: null,
  organiser: null,
  is_enrolled: false,
  registration_link: null,
  attendees: null,
  enrollment: null,
};

describe('call 7, listSessions', () => {
  const path = '/user/sessions';

  test('DB-08 AP-08 the next sessions, for the dashboard', () =>
    exchange(
      {
        description: 'listSessions: the next ones, for the dashboard',
        by: mother,
        given: [{ state: 'sessions exist', params: { search: '' } }],
        request: { method: 'GET', path, query: { limit: '10', upcoming: 'true' } },
        answer: { status: 200, body: { data: eachLike(requiredFields(sparse)) } },
      },
      async (client) =>
        expect(await client.listSessions({ limit: 10, upcoming: true })).toEqual({
          items: [sparseAsRead],
          received: 1,
        }),
    ));

  test('SE-07 SE-08 AP-17 a page of upcoming sessions that say everything', () =>
    exchange(
      {
        description: 'listSessions: upcoming ones found by their text, with every field',
        by: mother,
        given: [existing(yoga), enrolled(yoga.slug)],
        request: {
          method: 'GET',
          path,
          query: { page: '1', limit: '12', search: yoga.title, upcoming: 'true' },
        },
        answer: { status: 200, body: { data: eachLike(everyField(yoga)) } },
      },
      async (client) =>
        expect(await client.listSessions({ page: 1, limit: 12, search: yoga.title, upcoming: true })).toEqual(
          { items: [asRead(yoga)], received: 1 },
        ),
    ));

  test('SE-07 SE-08 a page of all sessions says nothing about upcoming', () =>
    exchange(
      {
        description: 'listSessions: all of them, found by their text, with the organiser as a name',
        by: mother,
        given: [existing(yogaByName), notEnrolled(yoga.slug)],
        request: { method: 'GET', path, query: { page: '1', limit: '12', search: yoga.title } },
        answer: { status: 200, body: { data: eachLike(openFields(yogaByName)) } },
      },
      async (client) =>
        expect(await client.listSessions({ page: 1, limit: 12, search: yoga.title })).toEqual({
          items: [asReadWithoutPlace(yogaByName)],
          received: 1,
        }),
    ));

  test('AP-08 no sessions for every filter is an empty list', () =>
    exchange(
      {
        description: 'listSessions: none, with every filter',
        by: mother,
        given: [{ state: 'no sessions', params: {} }],
        request: {
          method: 'GET',
          path,
          query: {
            page: '1',
            limit: '12',
            search: 'yoga',
            state_id: '14',
            hospital: 'MH-0001',
            upcoming: 'true',
          },
        },
        answer: { status: 200, body: { data: [] } },
      },
      async (client) =>
        expect(
          await client.listSessions({
            page: 1,
            limit: 12,
            search: 'yoga',
            state_id: 14,
            hospital: 'MH-0001',
            upcoming: true,
          }),
        ).toEqual({ items: [], received: 0 }),
    ));

  test('AP-12 a token that does not hold is unauthenticated', () =>
    exchange(
      {
        description: 'listSessions: a token that does not hold',
        by: motherWhoseSignInExpired,
        request: { method: 'GET', path, query: { limit: '10', upcoming: 'true' } },
        answer: unauthenticated,
      },
      async (client) =>
        expect(client.listSessions({ limit: 10, upcoming: true })).rejects.toMatchObject({
          kind: 'unauthenticated',
          serverMessage: EXPIRED,
        }),
    ));
});

describe('call 8, getSession', () => {
  test('SD-01 AP-09 AP-17 a session with every field', () =>
    exchange(
      {
        description: 'getSession: every field, for an enrolled mother',
        by: mother,
        given: [existing(yoga), enrolled(yoga.slug)],
        request: { method: 'GET', path: `/user/sessions/${yoga.slug}` },
        answer: { status: 200, body: { data: everyField(yoga) } },
      },
      async (client) => expect(await client.getSession(yoga.slug)).toEqual(asRead(yoga)),
    ));

  test('SD-04 AP-09 a session that she has no place in, its organiser a name', () =>
    exchange(
      {
        description: 'getSession: for a mother without a place, with the organiser as a name',
        by: mother,
        given: [existing(yogaByName), notEnrolled(yoga.slug)],
        request: { method: 'GET', path: `/user/sessions/${yoga.slug}` },
        answer: { status: 200, body: { data: openFields(yogaByName) } },
      },
      async (client) => expect(await client.getSession(yoga.slug)).toEqual(asReadWithoutPlace(yogaByName)),
    ));

  test('AP-17 a session that leaves out all it may', () =>
    exchange(
      {
        description: 'getSession: the required fields only',
        by: mother,
        given: [{ state: 'a session with the required fields only', params: { slug: sparse.slug } }],
        request: { method: 'GET', path: `/user/sessions/${sparse.slug}` },
        answer: { status: 200, body: { data: { ...requiredFields(sparse), slug: sparse.slug } } },
      },
      async (client) => expect(await client.getSession(sparse.slug)).toEqual(sparseAsRead),
    ));

  test('T-30 attendees as a list, and a start without an offset, which is Indian time', () => {
    const names = ['Asha', 'Meera'];
    const slug = 'evening-breathing';
    const bare = { ...sparse, slug, scheduled_at: '2026-12-02T18:00:00' };
    const state = existing({ ...yogaByName, slug, title: sparse.title, program: yoga.program });
    return exchange(
      {
        description: 'getSession: attendees as a list, start without an offset',
        by: mother,
        pending: true,
        given: [
          { ...state, params: { ...state.params, attendees: names, clock: 'bare' } },
          notEnrolled(slug),
        ],
        request: { method: 'GET', path: `/user/sessions/${slug}` },
        answer: {
          status: 200,
          body: { data: { ...requiredFields(bare), slug, attendees: names.map(() => ({})) } },
        },
      },
      async (client) =>
        expect(await client.getSession(slug)).toEqual({
          ...sparseAsRead,
          slug,
          attendees: names.length,
          scheduled_at: '2026-12-02T12:30:00.000Z',
        }),
    );
  });

  test('AP-09 an unknown session is not found', () =>
    exchange(
      {
        description: 'getSession: an unknown session',
        by: mother,
        given: [unknownSession],
        request: { method: 'GET', path: '/user/sessions/no-such-session' },
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
        request: { method: 'GET', path: `/user/sessions/${yoga.slug}` },
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
        given: [notEnrolled(open.slug)],
        request: post(open.slug),
        answer,
      },
      async (client) => expect(await client.enrollInSession(open.slug)).toEqual({ is_enrolled: true }),
    ));

  test('AP-10 taking a place again gives the same answer', () =>
    exchange(
      {
        description: 'enrollInSession: a session she has a place in',
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

  test('AP-10 a session that is over is refused', () => {
    const { message } = examples.enrollInSession.answers['409'].sessionOver;
    return exchange(
      {
        description: 'enrollInSession: a session that is over',
        by: mother,
        given: [{ state: 'a session is over', params: { slug: 'rest-and-sleep' } }],
        request: post('rest-and-sleep'),
        answer: { status: 409, body: { message: sentence(message) } },
      },
      async (client) =>
        expect(client.enrollInSession('rest-and-sleep')).rejects.toMatchObject({
          kind: 'refused',
          serverMessage: message,
        }),
    );
  });

  test('AP-12 a token that does not hold is unauthenticated', () =>
    exchange(
      {
        description: 'enrollInSession: a token that does not hold',
        by: motherWhoseSignInExpired,
        request: post(open.slug),
        answer: unauthenticated,
      },
      async (client) =>
        expect(client.enrollInSession(open.slug)).rejects.toMatchObject({ kind: 'unauthenticated' }),
    ));
});
