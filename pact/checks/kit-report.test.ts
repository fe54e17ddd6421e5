import { describe, expect, test } from 'vitest';
import { readContract } from './contract.ts';
import {
  advisedLines,
  failureLines,
  originLines,
  successLines,
  warningLines,
} from '../provider-kit/lib/report.mjs';
import { committedContract } from '../contract-files.ts';
import { readDescribed } from '../rules/described.ts';

const calls = readDescribed().map(({ id }) => id);
const CALLER = 'listSessions: security, without a bearer';
const NUMBER = 'signUp: security, a number that the token does not prove';
const passed = (description: string) => ({ description, passed: true, mismatches: [] });
const failed = (description: string, mismatch: object) => ({
  description,
  passed: false,
  mismatches: [mismatch],
});
const all = { passed: true, interactions: calls.map((id) => passed(`${id}: as it should be`)) };
const relay = {
  times: [{ request: 'GET /hospitals', ms: 12 }],
  refusals: new Map<string, string>(),
  warnings: [],
  notices: { lines: () => [] },
};

describe('what the kit prints', () => {
  test('success is ten lines: the whole, and one for each call', () => {
    const advised = { passed: true, interactions: [...all.interactions, passed(CALLER), passed(NUMBER)] };
    const lines = successLines({ providerUrl: 'http://backend/api', needed: all, advised, ...relay });
    expect(lines).toHaveLength(10);
    expect(lines[0]).toBe(
      'The backend at http://backend/api does what the web app needs: 9 interactions, the slowest answer in 12 ms. Another origin was not asked (WEB_ORIGIN).',
    );
    for (const [at, id] of calls.entries())
      expect(lines[at + 1]).toMatch(new RegExp(`^ {2}${id} +needed 1 of 1 +advised (1 of 1|2 of 2)$`));
    expect(failureLines(all, relay)).toEqual([]);
    expect(advisedLines(all)).toEqual([]);
    expect(warningLines(relay)).toEqual([]);
  });

  test('a success names each request that security forbids and the backend serves, though it is only advised', () => {
    const status = { type: 'StatusMismatch', mismatch: 'expected 401 but was 200' };
    const advised = {
      passed: false,
      interactions: [...all.interactions, failed(CALLER, status), passed(NUMBER)],
    };
    const [first, ...then] = successLines({
      providerUrl: 'http://backend/api',
      needed: all,
      advised,
      ...relay,
    });
    expect(first).toContain('does what the web app needs');
    expect(then.slice(0, 3)).toEqual([
      'Security: 1 of 2 requests that have to be refused are not, so do not put this backend on the network:',
      `  ${CALLER}`,
      '    status: expected 401 but was 200',
    ]);
  });

  test.each([undefined, all])('a success that asked for no refusal says so', (advised) => {
    const lines = successLines({ providerUrl: 'http://backend/api', needed: all, advised, ...relay });
    expect(lines[1]).toMatch(/^Security: not looked at/);
  });

  test('the requests that security forbids are those of the advised pact', () => {
    const { interactions } = readContract(committedContract('advised'));
    const names = interactions.map(({ description }) => description);
    expect(names.filter((name) => name.includes('security'))).toEqual([
      'enrollInSession: security, without a bearer',
      'getSession: security, without a bearer',
      CALLER,
      NUMBER,
    ]);
  });

  test('a success says which origin was asked; what is blocked stands below the name of the origin', () => {
    const origin = 'https://app.example';
    const [first] = successLines({
      providerUrl: 'http://b/api',
      needed: all,
      advised: all,
      origin,
      ...relay,
    });
    expect(first).toMatch(/12 ms, also from https:\/\/app\.example\.$/);
    expect(originLines(origin, [])).toEqual([]);
    expect(originLines(origin, ['GET /hospitals, a success, does not name the origin'])).toEqual([
      'A web app at https://app.example cannot call this backend from a browser:',
      '  GET /hospitals, a success, does not name the origin',
    ]);
  });

  test('an answer over three seconds is a warning with its time', () => {
    const times = [
      { request: 'GET /hospitals?search=a', ms: 3400 },
      { request: 'GET /hospitals', ms: 2999 },
    ];
    expect(warningLines({ ...relay, times })).toEqual([
      'GET /hospitals?search=a took 3.4 s: over 3 s the app says that it takes long.',
    ]);
  });

  test('a mismatch is named by its interaction, its place and its value, not by a long pattern', () => {
    const mismatch = {
      type: 'BodyMismatch',
      path: '$.data.scheduled_at',
      expected: '2036-05-21T18:30:00+05:30',
      actual: '2036-05-21T18:30:00Z',
      mismatch: `Expected '2036-05-21T18:30:00Z' to match '^(${'2036|'.repeat(50)})$'`,
    };
    const needed = { passed: false, interactions: [failed('getSession: every field', mismatch)] };
    expect(failureLines(needed, relay)).toEqual([
      'What the web app needs and does not get:',
      '  getSession: every field',
      '    $.data.scheduled_at: 2036-05-21T18:30:00Z is not 2036-05-21T18:30:00+05:30, in any form that the description allows',
    ]);
  });

  test.each([
    ['x'.repeat(201), '201 long'],
    [null, 'null'],
  ])('a text that is too long is named by its length', (actual, found) => {
    const mismatch = {
      type: 'BodyMismatch',
      path: '$.message',
      expected: 'Session not found',
      actual,
      mismatch: `Expected '${actual}' to match '^[\\s\\S]{1,200}$'`,
    };
    const needed = { passed: false, interactions: [failed('getSession: an unknown session', mismatch)] };
    expect(failureLines(needed, relay).at(-1)).toBe(
      `    $.message: a text of 1 to 200 characters is wanted, and it is ${found}`,
    );
  });

  test('of a long value the end is kept, lines stand in the order of their places, and each once', () => {
    const at = (path: string) => ({
      type: 'BodyMismatch',
      path,
      expected: 'a',
      actual: 'b',
      mismatch: 'is odd',
    });
    const long = { ...at('$.data'), mismatch: `Expected ${'x'.repeat(300)} to have at most 10 items` };
    const mismatches = [long, at('$.data[10].id'), at('$.data[2].id'), at('$.data[10].id')];
    const needed = {
      passed: false,
      interactions: [{ description: 'listSessions: ten', passed: false, mismatches }],
    };
    expect(failureLines(needed, relay).slice(2)).toEqual([
      expect.stringMatching(/^ {4}\$\.data: Expected x+ … x+ to have at most 10 items$/),
      '    $.data[2].id: is odd',
      '    $.data[10].id: is odd',
    ]);
  });

  test('a call that did not make its state is named with its answer', () => {
    const notMade = new Map([['a place was taken by call 9', 'POST /x, which makes it, answered 409: full']]);
    expect(failureLines({ passed: false, interactions: [] }, { ...relay, notMade })).toEqual([
      '"a place was taken by call 9" could not be set up: POST /x, which makes it, answered 409: full',
    ]);
  });

  test('a state that is not set up is one sentence, and its interactions are not called mismatches', () => {
    const refusals = new Map([['no sessions', '404 unknown']]);
    const notAsked = { description: 'listSessions: none', passed: false, mismatches: [] };
    const message = 'One or more of the setup state change handlers has failed';
    const needed = { passed: false, interactions: [{ ...notAsked, message }] };
    expect(failureLines(needed, { ...relay, refusals })).toEqual([
      'Your state endpoint does not set up "no sessions" (it answered 404 unknown), so the interactions that start from it were not asked: states.json says what it is.',
    ]);
  });
});
