import { describe, expect, test } from 'vitest';
import type { SessionRow, ProviderState } from '../states.ts';
import { OTHER } from '../users.ts';
import { bearer, expiredUser } from './caller.ts';
import { testInteraction } from './record-interaction.ts';
import { eachLike, messageText } from './matchers.ts';
import {
  A_DAY_LATER,
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
  FUTURE,
  yogaRow,
} from './sample-session.ts';
import { enrolled, otherUser, user } from './user-states.ts';

const path = '/user/sessions';
const soon = minimalSession('first-steps', 'First steps', FUTURE);
const later = minimalSession('second-steps', 'Second steps', A_DAY_LATER);
const over = minimalSession('old-steps', 'Old steps', PAST);
const upcoming = { limit: '10', upcoming: 'true' };

/** The interaction in which a signed-in user requests a list. */
const createListInteraction = (
  description: string,
  states: ProviderState[],
  query: Record<string, string>,
  data: unknown,
) => ({
  description: `listSessions: ${description}`,
  caller: bearer('userToken'),
  given: [...states, user()],
  request: { method: 'GET', path, query } as const,
  response: { status: 200, body: { data } },
});

describe('listSessions, GET /user/sessions', () => {
  test('upcoming sessions are returned soonest first, also within a day (DB-08, AP-08)', () => {
    const startsIn = (slug: string, minutes: number): SessionRow => ({
      slug,
      startsIn: minutes,
      duration: 30,
    });
    const [inAnHour, inFiveHours] = ['in-an-hour', 'in-five-hours'].map((slug) => minimalSession(slug));
    return testInteraction(
      createListInteraction(
        'upcoming for the dashboard, soonest first',
        [sessions(startsIn('in-five-hours', 300), startsIn('an-hour-over', -90), startsIn('in-an-hour', 60))],
        upcoming,
        [matchRequiredFields(inAnHour!), matchRequiredFields(inFiveHours!)],
      ),
      async (client) =>
        expect(await client.listSessions({ limit: 10, upcoming: true })).toEqual({
          items: [getExpectedSession(inAnHour!), getExpectedSession(inFiveHours!)],
          received: 2,
        }),
    );
  });

  test('all sessions include those that are over, newest first (SE-07, SE-08)', () =>
    testInteraction(
      createListInteraction(
        'all of them, newest first',
        [sessions(toStateRow(soon), toStateRow(over), toStateRow(later))],
        { page: '1', limit: '12' },
        [later, soon, over].map(matchNamedFields),
      ),
      async (client) =>
        expect(await client.listSessions({ page: 1, limit: 12 })).toEqual({
          items: [later, soon, over].map((session) => getExpectedSession(session)),
          received: 3,
        }),
    ));

  test('page 2 begins after the last session of page 1 (SE-08)', () =>
    testInteraction(
      createListInteraction(
        'page 2, by two',
        [sessions(toStateRow(soon), toStateRow(over), toStateRow(later))],
        { page: '2', limit: '2' },
        [matchNamedFields(over)],
      ),
      async (client) =>
        expect(await client.listSessions({ page: 2, limit: 2 })).toEqual({
          items: [getExpectedSession(over)],
          received: 1,
        }),
    ));

  test('the page after a full last page is empty (SE-08, AP-08)', () =>
    testInteraction(
      createListInteraction(
        'a page after the last',
        [sessions(toStateRow(soon), toStateRow(later))],
        { page: '2', limit: '2', upcoming: 'true' },
        [],
      ),
      async (client) =>
        expect(await client.listSessions({ page: 2, limit: 2, upcoming: true })).toEqual({
          items: [],
          received: 0,
        }),
    ));

  test('a search finds only sessions whose title or description contains the text (SE-07)', () => {
    const byTitle = minimalSession('calm-evening', 'Vrikshasana for beginners', FUTURE);
    const byText = minimalSession('calm-morning', 'A calm morning', A_DAY_LATER);
    return testInteraction(
      createListInteraction(
        'found by a part of the title or of the description',
        [
          sessions(
            toStateRow(byTitle),
            toStateRow(soon),
            toStateRow(byText, { description: 'We stand in vrikshasana.' }),
          ),
        ],
        { page: '1', limit: '12', search: 'Vriksh', upcoming: 'true' },
        [matchNamedFields(byTitle), matchNamedFields(byText)],
      ),
      async (client) =>
        expect(await client.listSessions({ page: 1, limit: 12, search: 'Vriksh', upcoming: true })).toEqual({
          items: [getExpectedSession(byTitle), getExpectedSession(byText)],
          received: 2,
        }),
    );
  });

  test('a search finds a session beyond the first page, in Devanagari, with special characters of patterns (SE-07)', () => {
    const found = minimalSession('found', 'शाम का प्राणायाम, 100% (दो)', A_DAY_LATER);
    const last = minimalSession('last-steps', 'Last steps', '2036-05-23T18:30:00+05:30');
    const search = 'प्राणायाम, 100% (';
    return testInteraction(
      createListInteraction(
        'found behind a page of others, in Devanagari',
        [sessions(toStateRow(soon), toStateRow(last), toStateRow(found))],
        { page: '1', limit: '1', search, upcoming: 'true' },
        [matchNamedFields(found)],
      ),
      async (client) =>
        expect(await client.listSessions({ page: 1, limit: 1, search, upcoming: true })).toEqual({
          items: [getExpectedSession(found)],
          received: 1,
        }),
    );
  });

  test('a session of the list has every field (AP-17)', () =>
    testInteraction(
      createListInteraction(
        'every field',
        [sessions(yogaRow)],
        { page: '1', limit: '12', upcoming: 'true' },
        eachLike(matchUnenrolledFields),
      ),
      async (client) =>
        expect(await client.listSessions({ page: 1, limit: 12, upcoming: true })).toEqual({
          items: [expectedUnenrolledSession],
          received: 1,
        }),
    ));

  test('call 9 has enrolled a user in the requested sessions, and in no other (SD-09)', () => {
    const three = ['class-1', 'class-2', 'class-3'].map((slug, day) =>
      minimalSession(slug, slug, `2036-05-2${day}T18:30:00+05:30`),
    );
    const isEnrolled = [true, false, true];
    return testInteraction(
      {
        description: 'listSessions: after call 9 has enrolled the user in two of three',
        caller: bearer('enrolledToken'),
        given: [sessions(...three.map((each) => toStateRow(each))), enrolled('class-1', 'class-3')],
        request: { method: 'GET', path, query: upcoming },
        response: {
          status: 200,
          body: {
            data: three.map((each, index) => ({
              ...matchRequiredFields(each),
              ...matchEnrolment(isEnrolled[index]!, each.slug),
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
  ])('%s: is_enrolled is that of the caller (SD-09)', (who, states) =>
    testInteraction(
      {
        description: `listSessions: ${who}`,
        caller: bearer('userToken'),
        given: states,
        request: { method: 'GET', path, query: upcoming },
        response: {
          status: 200,
          body: { data: [{ ...matchRequiredFields(soon), ...matchEnrolment(false, soon.slug) }] },
        },
      },
      async (client) =>
        expect((await client.listSessions({ limit: 10, upcoming: true })).items).toEqual([
          getExpectedSession(soon),
        ]),
    ),
  );

  test('an expired token is unauthenticated (AP-12)', () => {
    const message = 'Your sign-in has expired. Please sign in again.';
    return testInteraction(
      {
        description: 'listSessions: an expired token',
        caller: expiredUser,
        given: [user()],
        request: { method: 'GET', path, query: upcoming },
        response: { status: 401, body: { message: messageText(message) } },
      },
      async (client) =>
        expect(client.listSessions({ limit: 10, upcoming: true })).rejects.toMatchObject({
          kind: 'unauthenticated',
          serverMessage: message,
        }),
    );
  });
});
