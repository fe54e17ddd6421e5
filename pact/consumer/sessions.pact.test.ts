import { examples } from '@janani/api-client/examples';
import { describe, expect, test } from 'vitest';
import type { StateUse } from '../states.ts';
import { EARLIER, LATER, MOTHERS_PHONE } from '../accounts.ts';
import { anotherMother, mother, motherWhoseSignInExpired } from './caller.ts';
import { exchange } from './exchange.ts';
import { eachLike, equal, sentence } from './matchers.ts';
import {
  A_DAY_LATER,
  asRead,
  asReadSparse,
  asReadWithoutPlace,
  everyField,
  existing,
  namedFields,
  openFields,
  openToOthers,
  OVER,
  requiredFields,
  type SparseSession,
  TO_COME,
  yoga,
} from './sample-session.ts';
import { enrolled, notEnrolled, onlyOthersEnrolled, placeTaken, placeTakenAgain } from './session-states.ts';

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

const classes = (count: number): StateUse => ({
  state: 'sessions in number',
  params: { count, title: 'Open class', startsAt: TO_COME },
});
const slugsOfClasses = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => `class-${String(first + at).padStart(2, '0')}`);
/** In the order in which they start: what a page holds, and in which order, the app shows as it comes. */
const rowsOfClasses = (first: number, last: number) =>
  slugsOfClasses(first, last).map((slug) => ({
    ...requiredFields(sparse(slug, 'Open class', TO_COME)),
    slug: equal(slug),
  }));

/** Four sessions: this account has a place in the first, and may have one in the third. */
const fourClasses = (phone: string, third: typeof enrolled): StateUse[] => [
  classes(4),
  enrolled('class-01', phone),
  notEnrolled('class-02', phone),
  third('class-03', phone),
  notEnrolled('class-04', phone),
];
const places = [true, false, true, false];

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

  test('DB-08 what is upcoming goes by the hour of the day, in whichever zone the backend runs', () => {
    const startsIn = (slug: string, minutes: number): StateUse => ({
      state: 'a session starts in so many minutes',
      params: { slug, minutes },
    });
    const inAnHour = sparse('in-an-hour', 'First steps', TO_COME);
    return exchange(
      {
        description: 'listSessions: one that starts in an hour, and none that ended an hour ago',
        by: mother,
        given: [noSessions, startsIn('an-hour-over', -90), startsIn(inAnHour.slug, 60)],
        request: { method: 'GET', path, query: { limit: '10', upcoming: 'true' } },
        answer: {
          status: 200,
          body: { data: [{ ...requiredFields(inAnHour), slug: equal(inAnHour.slug) }] },
        },
      },
      async (client) => expect((await client.listSessions({ limit: 10, upcoming: true })).received).toBe(1),
    );
  });

  test('DB-08 the dashboard asks for ten and gets the first ten', () =>
    exchange(
      {
        description: 'listSessions: ten of thirteen',
        by: mother,
        given: [classes(13)],
        request: { method: 'GET', path, query: { limit: '10', upcoming: 'true' } },
        answer: { status: 200, body: { data: rowsOfClasses(1, 10) } },
      },
      async (client) => {
        const { items, received } = await client.listSessions({ limit: 10, upcoming: true });
        expect(received).toBe(10);
        expect(items.map(({ slug }) => slug)).toEqual(slugsOfClasses(1, 10));
      },
    ));

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

  test('SE-07 SE-08 a page of all sessions has also those that are over, newest first', () =>
    exchange(
      {
        description: 'listSessions: all of them, also those that are over, newest first',
        by: mother,
        given: [noSessions, there(soon), there(over), there(later)],
        request: { method: 'GET', path, query: { page: '1', limit: '12' } },
        answer: { status: 200, body: { data: [later, soon, over].map(namedFields) } },
      },
      async (client) =>
        expect(await client.listSessions({ page: 1, limit: 12 })).toEqual({
          items: [later, soon, over].map(asReadSparse),
          received: 3,
        }),
    ));

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
    { page: 1, first: 1, last: 12 },
    { page: 2, first: 13, last: 13 },
  ])('SE-08 page $page of thirteen sessions goes from $first to $last', ({ page, first, last }) =>
    exchange(
      {
        description: `listSessions: page ${page} of thirteen`,
        by: mother,
        given: [classes(13)],
        request: { method: 'GET', path, query: { page: String(page), limit: '12', upcoming: 'true' } },
        answer: {
          status: 200,
          body: { data: rowsOfClasses(first, last) },
        },
      },
      async (client) => {
        const { items } = await client.listSessions({ page, limit: 12, upcoming: true });
        expect(items.map(({ slug }) => slug)).toEqual(slugsOfClasses(first, last));
      },
    ),
  );

  const thirteenOver: StateUse = {
    state: 'sessions in number',
    params: { count: 13, title: 'Open class', startsAt: OVER },
  };

  test('DB-08 however many are over, the next ones are there', () =>
    exchange(
      {
        description: 'listSessions: for the dashboard, after thirteen that are over',
        by: mother,
        given: [thirteenOver, there(later), there(soon)],
        request: { method: 'GET', path, query: { limit: '10', upcoming: 'true' } },
        answer: { status: 200, body: { data: [namedFields(soon), namedFields(later)] } },
      },
      async (client) => expect((await client.listSessions({ limit: 10, upcoming: true })).received).toBe(2),
    ));

  test.each([
    ['behind a page of others', 'Vrikshasana for beginners', 'Vriksh'],
    ['in Devanagari', 'शाम का प्राणायाम', 'प्राणायाम'],
    ['with signs of patterns', 'Rest, 100% (for two)', '100% ('],
  ])('SE-07 what is searched for is found %s', (where, title, search) => {
    const found = sparse('found', title, '2036-07-01T18:30:00+05:30');
    return exchange(
      {
        description: `listSessions: found ${where}`,
        by: mother,
        given: [classes(13), there(found)],
        request: { method: 'GET', path, query: { page: '1', limit: '12', search, upcoming: 'true' } },
        answer: { status: 200, body: { data: [namedFields(found)] } },
      },
      async (client) =>
        expect((await client.listSessions({ page: 1, limit: 12, search, upcoming: true })).received).toBe(1),
    );
  });

  test('DB-08 those of one day stand in the order of their hours', () => {
    const at = (slug: string, hour: string) => sparse(slug, 'Open class', `2036-05-21T${hour}:00+05:30`);
    const [morning, noon, evening] = [at('morning', '07:30'), at('noon', '12:00'), at('evening', '18:30')];
    return exchange(
      {
        description: 'listSessions: three of one day',
        by: mother,
        given: [noSessions, there(noon), there(evening), there(morning)],
        request: { method: 'GET', path, query: { limit: '10', upcoming: 'true' } },
        answer: { status: 200, body: { data: [morning, noon, evening].map(namedFields) } },
      },
      async (client) => expect((await client.listSessions({ limit: 10, upcoming: true })).received).toBe(3),
    );
  });

  test('SE-08 a page after one that is full may be empty', () =>
    exchange(
      {
        description: 'listSessions: page 2 of twelve',
        by: mother,
        given: [classes(12)],
        request: { method: 'GET', path, query: { page: '2', limit: '12', upcoming: 'true' } },
        answer: { status: 200, body: { data: [] } },
      },
      async (client) =>
        expect(await client.listSessions({ page: 2, limit: 12, upcoming: true })).toEqual({
          items: [],
          received: 0,
        }),
    ));

  test.each([
    [
      'call 9 took one where others have theirs',
      mother,
      [...fourClasses(MOTHERS_PHONE, notEnrolled), ...onlyOthersEnrolled('class-03')],
      placeTaken,
    ],
    ['call 9 took one twice', mother, fourClasses(MOTHERS_PHONE, notEnrolled), placeTakenAgain],
    [
      'another mother took one, for one who signed up before',
      anotherMother(EARLIER),
      fourClasses(EARLIER.phone, enrolled),
      placeTaken,
    ],
    [
      'another mother took one, for one who signed up after',
      anotherMother(LATER),
      fourClasses(LATER.phone, enrolled),
      placeTaken,
    ],
  ])('SD-09 the places after %s: in that session only, and those from before', (after, by, classes, taken) =>
    exchange(
      {
        description: `listSessions: places after ${after}`,
        by,
        given: [...classes, taken('class-03')],
        request: { method: 'GET', path, query: { limit: '10', upcoming: 'true' } },
        answer: {
          status: 200,
          body: {
            data: rowsOfClasses(1, 4).map((row, at) => ({ ...row, is_enrolled: equal(places[at]!) })),
          },
        },
      },
      async (client) => {
        const { items } = await client.listSessions({ limit: 10, upcoming: true });
        expect(items.map(({ is_enrolled }) => is_enrolled)).toEqual(places);
      },
    ),
  );

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
        given: [noSessions, existing(yoga), ...onlyOthersEnrolled(yoga.slug)],
        request: { method: 'GET', path, query: { page: '1', limit: '12' } },
        answer: {
          status: 200,
          body: { data: eachLike(openToOthers(yoga)) },
        },
      },
      async (client) =>
        expect(await client.listSessions({ page: 1, limit: 12 })).toEqual({
          items: [asReadWithoutPlace(yoga)],
          received: 1,
        }),
    ));
});
