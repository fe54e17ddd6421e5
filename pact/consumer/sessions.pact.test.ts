import { examples } from '@janani/api-client/examples';
import { describe, expect, test } from 'vitest';
import type { StateUse } from '../states.ts';
import { mother, motherWhoseSignInExpired } from './caller.ts';
import { exchange } from './exchange.ts';
import { constrainedArrayLike, eachLike, oneOf, sentence } from './matchers.ts';
import {
  A_DAY_LATER,
  asRead,
  asReadSparse,
  asReadWithoutPlace,
  everyField,
  existing,
  namedFields,
  openFields,
  OVER,
  requiredFields,
  type SparseSession,
  TO_COME,
  yoga,
} from './sample-session.ts';
import { enrolled, notEnrolled } from './session-states.ts';

const EXPIRED = 'Your sign-in has expired. Please sign in again.';

const noSessions: StateUse = { state: 'no sessions', params: {} };
const example = examples.getSession.answers['200'].openSession.data;
const sparse = (slug: string, title: string, scheduled_at: string): SparseSession => ({
  id: example.id,
  slug,
  title,
  program: example.program,
  scheduled_at,
  duration: example.duration,
});
const there = ({ slug, title, scheduled_at }: SparseSession, description?: string): StateUse => ({
  state: 'a session exists',
  params: { slug, title, startsAt: scheduled_at, ...(description === undefined ? {} : { description }) },
});

const path = '/user/sessions';
const soon = sparse('first-steps', 'First steps', TO_COME);
const later = sparse('second-steps', 'Second steps', A_DAY_LATER);
const over = sparse('old-steps', 'Old steps', OVER);

describe('call 7, listSessions', () => {
  test('DB-08 AP-08 the next sessions, for the dashboard', () =>
    exchange(
      {
        description: 'listSessions: for the dashboard, soonest first',
        by: mother,
        given: [noSessions, there(later), there(over), there(soon)],
        request: { method: 'GET', path, query: { limit: '10', upcoming: 'true' } },
        answer: { status: 200, body: { data: [namedFields(soon), namedFields(later)] } },
      },
      async (client) =>
        expect(await client.listSessions({ limit: 10, upcoming: true })).toEqual({
          items: [asReadSparse(soon), asReadSparse(later)],
          received: 2,
        }),
    ));

  test('DB-08 the dashboard asks for ten and gets ten', () => {
    const row = sparse('class-01', 'Open class', TO_COME);
    return exchange(
      {
        description: 'listSessions: ten of thirteen',
        by: mother,
        given: [{ state: 'sessions in number', params: { count: 13, title: row.title, startsAt: TO_COME } }],
        request: { method: 'GET', path, query: { limit: '10', upcoming: 'true' } },
        answer: { status: 200, body: { data: constrainedArrayLike(requiredFields(row), 10, 10, 10) } },
      },
      async (client) =>
        expect(await client.listSessions({ limit: 10, upcoming: true })).toMatchObject({ received: 10 }),
    );
  });

  test('SE-07 SE-08 AP-17 a page of upcoming sessions that say everything', () =>
    exchange(
      {
        description: 'listSessions: upcoming ones found by their title, with every field',
        by: mother,
        given: [noSessions, there(soon), existing(yoga), enrolled(yoga.slug)],
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

  test('SE-07 SE-08 a page of all sessions says nothing about upcoming', () => {
    const any = {
      ...requiredFields(soon),
      slug: oneOf(soon.slug, over.slug),
      title: oneOf(soon.title, over.title),
    };
    return exchange(
      {
        description: 'listSessions: all of them, also those that are over',
        by: mother,
        given: [noSessions, there(soon), there(over)],
        request: { method: 'GET', path, query: { page: '1', limit: '12' } },
        answer: { status: 200, body: { data: constrainedArrayLike(any, 2, 2, 2) } },
      },
      async (client) =>
        expect(await client.listSessions({ page: 1, limit: 12 })).toEqual({
          items: [asReadSparse(soon), asReadSparse(soon)],
          received: 2,
        }),
    );
  });

  test('SE-07 a session is found by a part of its title or description, and no other is', () => {
    const byTitle = sparse('calm-evening', 'Vrikshasana for beginners', TO_COME);
    const byText = sparse('calm-morning', 'A calm morning', A_DAY_LATER);
    return exchange(
      {
        description: 'listSessions: found by a part of the title or of the description',
        by: mother,
        given: [noSessions, there(byTitle), there(soon), there(byText, 'We stand in vrikshasana.')],
        request: {
          method: 'GET',
          path,
          query: { page: '1', limit: '12', search: 'Vriksh', upcoming: 'true' },
        },
        answer: { status: 200, body: { data: [namedFields(byTitle), namedFields(byText)] } },
      },
      async (client) =>
        expect(await client.listSessions({ page: 1, limit: 12, search: 'Vriksh', upcoming: true })).toEqual({
          items: [asReadSparse(byTitle), asReadSparse(byText)],
          received: 2,
        }),
    );
  });

  test.each([
    { page: 1, rows: 12 },
    { page: 2, rows: 1 },
  ])('SE-08 page $page of thirteen sessions has $rows', ({ page, rows }) => {
    const slugs = Array.from({ length: 13 }, (_, at) => `class-${String(at + 1).padStart(2, '0')}`);
    const [first = '', ...others] = page === 1 ? slugs.slice(0, 12) : slugs.slice(12);
    const row = sparse(first, 'Open class', TO_COME);
    return exchange(
      {
        description: `listSessions: page ${page} of thirteen`,
        by: mother,
        given: [{ state: 'sessions in number', params: { count: 13, title: row.title, startsAt: TO_COME } }],
        request: { method: 'GET', path, query: { page: String(page), limit: '12', upcoming: 'true' } },
        answer: {
          status: 200,
          body: {
            data: constrainedArrayLike(
              { ...requiredFields(row), slug: oneOf(first, ...others) },
              rows,
              rows,
              rows,
            ),
          },
        },
      },
      async (client) =>
        expect(await client.listSessions({ page, limit: 12, upcoming: true })).toMatchObject({
          received: rows,
        }),
    );
  });

  test('AP-08 no sessions is an empty list', () =>
    exchange(
      {
        description: 'listSessions: none',
        by: mother,
        given: [noSessions],
        request: { method: 'GET', path, query: { page: '1', limit: '12', search: 'yoga', upcoming: 'true' } },
        answer: { status: 200, body: { data: [] } },
      },
      async (client) =>
        expect(await client.listSessions({ page: 1, limit: 12, search: 'yoga', upcoming: true })).toEqual({
          items: [],
          received: 0,
        }),
    ));

  test('AP-12 a token that does not hold is unauthenticated', () =>
    exchange(
      {
        description: 'listSessions: a token that does not hold',
        by: motherWhoseSignInExpired,
        request: { method: 'GET', path, query: { limit: '10', upcoming: 'true' } },
        answer: { status: 401, body: { message: sentence(EXPIRED) } },
      },
      async (client) =>
        expect(client.listSessions({ limit: 10, upcoming: true })).rejects.toMatchObject({
          kind: 'unauthenticated',
          serverMessage: EXPIRED,
        }),
    ));

  test('AP-17 a session of the list says how many take part', () =>
    exchange(
      {
        description: 'listSessions: one that the mother has no place in',
        by: mother,
        given: [noSessions, existing(yoga), notEnrolled(yoga.slug)],
        request: { method: 'GET', path, query: { page: '1', limit: '12', upcoming: 'true' } },
        answer: { status: 200, body: { data: eachLike(openFields(yoga)) } },
      },
      async (client) =>
        expect(await client.listSessions({ page: 1, limit: 12, upcoming: true })).toEqual({
          items: [asReadWithoutPlace(yoga)],
          received: 1,
        }),
    ));

  test('AP-17 a place shows in the list as in the session', () =>
    exchange(
      {
        description: 'listSessions: one that the mother has no place in, though another has',
        by: mother,
        given: [noSessions, existing(yoga), enrolled(yoga.slug, '9811122244'), notEnrolled(yoga.slug)],
        request: { method: 'GET', path, query: { page: '1', limit: '12' } },
        answer: {
          status: 200,
          body: { data: eachLike({ ...openFields(yoga), attendees: everyField(yoga).attendees }) },
        },
      },
      async (client) =>
        expect(await client.listSessions({ page: 1, limit: 12 })).toEqual({
          items: [asReadWithoutPlace(yoga)],
          received: 1,
        }),
    ));
});
