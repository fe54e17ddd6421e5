import { describe, expect, test } from 'vitest';
import type { SessionRow, ProviderState } from '../states.ts';
import { OTHER } from '../users.ts';
import { bearer, expired } from './caller.ts';
import { exchange } from './exchange.ts';
import { eachLike, sentence } from './matchers.ts';
import {
  A_DAY_LATER,
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
  TO_COME,
  yogaRow,
} from './sample-session.ts';
import { enrolled, otherUser, user } from './user-states.ts';

const path = '/user/sessions';
const soon = sparse('first-steps', 'First steps', TO_COME);
const later = sparse('second-steps', 'Second steps', A_DAY_LATER);
const over = sparse('old-steps', 'Old steps', OVER);
const upcoming = { limit: '10', upcoming: 'true' };

/** A list that a signed-in user asks for. */
const list = (
  description: string,
  states: ProviderState[],
  query: Record<string, string>,
  data: unknown,
) => ({
  description: `listSessions: ${description}`,
  by: bearer('userToken'),
  given: [...states, user()],
  request: { method: 'GET', path, query } as const,
  response: { status: 200, body: { data } },
});

describe('listSessions, GET /user/sessions', () => {
  test('the dashboard gets what has not started, soonest first, also within a day (DB-08, AP-08)', () => {
    const startsIn = (slug: string, minutes: number): SessionRow => ({
      slug,
      startsIn: minutes,
      duration: 30,
    });
    const [inAnHour, inFiveHours] = ['in-an-hour', 'in-five-hours'].map((slug) => sparse(slug));
    return exchange(
      list(
        'upcoming for the dashboard, soonest first',
        [sessions(startsIn('in-five-hours', 300), startsIn('an-hour-over', -90), startsIn('in-an-hour', 60))],
        upcoming,
        [requiredFields(inAnHour!), requiredFields(inFiveHours!)],
      ),
      async (client) =>
        expect(await client.listSessions({ limit: 10, upcoming: true })).toEqual({
          items: [expectedSession(inAnHour!), expectedSession(inFiveHours!)],
          received: 2,
        }),
    );
  });

  test('all sessions include those that are over, newest first (SE-07, SE-08)', () =>
    exchange(
      list(
        'all of them, newest first',
        [sessions(row(soon), row(over), row(later))],
        { page: '1', limit: '12' },
        [later, soon, over].map(namedFields),
      ),
      async (client) =>
        expect(await client.listSessions({ page: 1, limit: 12 })).toEqual({
          items: [later, soon, over].map((session) => expectedSession(session)),
          received: 3,
        }),
    ));

  test('a page goes on after the one before it (SE-08)', () =>
    exchange(
      list('page 2, by two', [sessions(row(soon), row(over), row(later))], { page: '2', limit: '2' }, [
        namedFields(over),
      ]),
      async (client) =>
        expect(await client.listSessions({ page: 2, limit: 2 })).toEqual({
          items: [expectedSession(over)],
          received: 1,
        }),
    ));

  test('the page after a full last page is empty (SE-08, AP-08)', () =>
    exchange(
      list(
        'a page after the last',
        [sessions(row(soon), row(later))],
        { page: '2', limit: '2', upcoming: 'true' },
        [],
      ),
      async (client) =>
        expect(await client.listSessions({ page: 2, limit: 2, upcoming: true })).toEqual({
          items: [],
          received: 0,
        }),
    ));

  test('a session is found by a part of its title or description, and no other is (SE-07)', () => {
    const byTitle = sparse('calm-evening', 'Vrikshasana for beginners', TO_COME);
    const byText = sparse('calm-morning', 'A calm morning', A_DAY_LATER);
    return exchange(
      list(
        'found by a part of the title or of the description',
        [sessions(row(byTitle), row(soon), row(byText, { description: 'We stand in vrikshasana.' }))],
        { page: '1', limit: '12', search: 'Vriksh', upcoming: 'true' },
        [namedFields(byTitle), namedFields(byText)],
      ),
      async (client) =>
        expect(await client.listSessions({ page: 1, limit: 12, search: 'Vriksh', upcoming: true })).toEqual({
          items: [expectedSession(byTitle), expectedSession(byText)],
          received: 2,
        }),
    );
  });

  test('a session is found behind a page of others, in Devanagari, with signs of patterns (SE-07)', () => {
    const found = sparse('found', 'शाम का प्राणायाम, 100% (दो)', A_DAY_LATER);
    const last = sparse('last-steps', 'Last steps', '2036-05-23T18:30:00+05:30');
    const search = 'प्राणायाम, 100% (';
    return exchange(
      list(
        'found behind a page of others, in Devanagari',
        [sessions(row(soon), row(last), row(found))],
        { page: '1', limit: '1', search, upcoming: 'true' },
        [namedFields(found)],
      ),
      async (client) =>
        expect(await client.listSessions({ page: 1, limit: 1, search, upcoming: true })).toEqual({
          items: [expectedSession(found)],
          received: 1,
        }),
    );
  });

  test('a session of the list has every field (AP-17)', () =>
    exchange(
      list(
        'every field',
        [sessions(yogaRow)],
        { page: '1', limit: '12', upcoming: 'true' },
        eachLike(openFields),
      ),
      async (client) =>
        expect(await client.listSessions({ page: 1, limit: 12, upcoming: true })).toEqual({
          items: [expectedOpenSession],
          received: 1,
        }),
    ));

  test('call 9 has enrolled a user in the sessions asked for, and in no other (SD-09)', () => {
    const three = ['class-1', 'class-2', 'class-3'].map((slug, day) =>
      sparse(slug, slug, `2036-05-2${day}T18:30:00+05:30`),
    );
    const isEnrolled = [true, false, true];
    return exchange(
      {
        description: 'listSessions: after call 9 has enrolled the user in two of three',
        by: bearer('enrolledToken'),
        given: [sessions(...three.map((each) => row(each))), enrolled('class-1', 'class-3')],
        request: { method: 'GET', path, query: upcoming },
        response: {
          status: 200,
          body: {
            data: three.map((each, at) => ({
              ...requiredFields(each),
              ...enrolment(isEnrolled[at]!, each.slug),
            })),
          },
        },
      },
      async (client) => {
        const { items } = await client.listSessions({ limit: 10, upcoming: true });
        expect(items.map(({ is_enrolled }) => is_enrolled)).toEqual(isEnrolled);
      },
    );
  });

  test.each([
    ['a user who signed up after another who is enrolled', [otherUser({ enrolled_in: soon.slug }), user()]],
    ['a user who is not enrolled, after call 9 has enrolled another', [user(OTHER), enrolled(soon.slug)]],
  ])('%s: is_enrolled is that of the user who asks (SD-09)', (who, states) =>
    exchange(
      {
        description: `listSessions: ${who}`,
        by: bearer('userToken'),
        given: states,
        request: { method: 'GET', path, query: upcoming },
        response: {
          status: 200,
          body: { data: [{ ...requiredFields(soon), ...enrolment(false, soon.slug) }] },
        },
      },
      async (client) =>
        expect((await client.listSessions({ limit: 10, upcoming: true })).items).toEqual([
          expectedSession(soon),
        ]),
    ),
  );

  test('an expired token is unauthenticated (AP-12)', () => {
    const message = 'Your sign-in has expired. Please sign in again.';
    return exchange(
      {
        description: 'listSessions: an expired token',
        by: expired,
        given: [user()],
        request: { method: 'GET', path, query: upcoming },
        response: { status: 401, body: { message: sentence(message) } },
      },
      async (client) =>
        expect(client.listSessions({ limit: 10, upcoming: true })).rejects.toMatchObject({
          kind: 'unauthenticated',
          serverMessage: message,
        }),
    );
  });
});
