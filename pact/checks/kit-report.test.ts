import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readContract } from './contract.ts';
import { readAccepted } from '../provider-kit/lib/accepted.mjs';
import {
  failureLines,
  corsLines,
  recommendedLines,
  securityLines,
  securityProblems,
  successLines,
  warningLines,
} from '../provider-kit/lib/report.mjs';
import { committedContract } from '../contract-files.ts';
import { readApiOperations } from '../rules/api-operations.ts';

const calls = readApiOperations().map(({ id }) => id);
const CALLER = 'listSessions: security, without a bearer';
const NUMBER = 'signUp: security, a number that the token does not prove';
const CACHE = 'security, a shared cache';
const passed = (description: string) => ({ description, passed: true, mismatches: [] });
const failed = (description: string, mismatch: object) => ({
  description,
  passed: false,
  mismatches: [mismatch],
});
const required = { passed: true, interactions: calls.map((id) => passed(`${id}: as it should be`)) };
const recommended = {
  passed: true,
  interactions: [...required.interactions, passed(CALLER), passed(NUMBER)],
};
const notices = { warnings: () => [], failures: () => [] };
const relay = {
  times: [{ request: 'GET /hospitals', ms: 12 }],
  refusals: new Map<string, string>(),
  warnings: [],
  notices,
};
const status = { type: 'StatusMismatch', mismatch: 'expected 401 but was 200' };

describe('the output of the kit', () => {
  test('a success has ten lines: a summary and one per operation', () => {
    const lines = successLines({ providerUrl: 'http://backend/api', required, recommended, ...relay });
    expect(lines).toHaveLength(10);
    expect(lines[0]).toBe(
      'The backend at http://backend/api does what the web app requires: 9 interactions, the slowest response in 12 ms. No web origin was checked (WEB_ORIGIN).',
    );
    for (const [index, id] of calls.entries())
      expect(lines[index + 1]).toMatch(
        new RegExp(`^ {2}${id} +required 1 of 1 +recommended (1 of 1|2 of 2)$`),
      );
    expect(failureLines(required, relay)).toEqual([]);
    expect(recommendedLines(recommended)).toEqual([]);
    expect(warningLines(relay)).toEqual([]);
    expect(securityLines(securityProblems(recommended, notices), {})).toEqual({ open: [], lines: [] });
  });

  test('a forbidden request that is served fails the run, and so does a shared cache', () => {
    const served = { passed: false, interactions: [failed(CALLER, status), passed(NUMBER)] };
    const failures = () => [{ name: CACHE, message: 'Send "private".' }];
    const { open, lines } = securityLines(securityProblems(served, { ...notices, failures }), {});
    expect(open.map(({ name }) => name)).toEqual([CALLER, CACHE]);
    expect(lines).toEqual([
      'Fails unless it is accepted with a reason (--accept):',
      `  ${CALLER}`,
      '    status: expected 401 but was 200',
      `  ${CACHE}`,
      '    Send "private".',
    ]);
    expect(recommendedLines(served)).toEqual([]);
  });

  test('an accepted problem does not fail the run, and an unused acceptance is reported', () => {
    const served = { passed: false, interactions: [failed(CALLER, status)] };
    const accepted = { [CALLER]: 'A gateway refuses it before us.', [NUMBER]: 'Not now.' };
    expect(securityLines(securityProblems(served, notices), accepted)).toEqual({
      open: [],
      lines: [
        `Accepted, ${CALLER}: A gateway refuses it before us.`,
        `"${NUMBER}" is accepted and does not fail: take it out of the file.`,
      ],
    });
  });

  test.each([
    ['no JSON', 'listSessions', /could not be read as JSON/],
    ['no reason', `{ "${CALLER}": " " }`, /has no reason, so it is not accepted/],
  ])('an --accept file with %s is an error', (_what, text, sentence) => {
    const file = join(mkdtempSync(join(tmpdir(), 'janani-accept-')), 'accepted.json');
    writeFileSync(file, text);
    expect(() => readAccepted(file)).toThrow(sentence);
    expect(() => readAccepted('no-such-file.json')).toThrow('could not be read');
    expect(readAccepted(undefined)).toEqual({});
  });

  test('a success without the recommended pact names that security was not verified', () => {
    const none = { passed: true, interactions: [] };
    const lines = successLines({ providerUrl: 'http://backend/api', required, recommended: none, ...relay });
    expect(lines[1]).toBe('Security was not verified: the recommended pact was not found.');
  });

  test('the requests that security forbids are those of the recommended pact', () => {
    const { interactions } = readContract(committedContract('recommended'));
    const names = interactions.map(({ description }) => description);
    expect(names.filter((name) => name.includes('security')).toSorted()).toEqual([
      'enrollInSession: security, without a bearer',
      'getSession: security, the user who signed up last is not enrolled by the call of another',
      'getSession: security, without a bearer',
      CALLER,
      NUMBER,
    ]);
  });

  test('the success line names the checked origin, and the requests that CORS blocks are listed for that origin', () => {
    const origin = 'https://app.example';
    const [first] = successLines({
      providerUrl: 'http://b/api',
      required,
      recommended,
      origin,
      ...relay,
    });
    expect(first).toMatch(/12 ms, also from https:\/\/app\.example\.$/);
    expect(corsLines(origin, [])).toEqual([]);
    expect(corsLines(origin, ['GET /hospitals, a success, does not name the origin'])).toEqual([
      'A web app at https://app.example cannot call this backend from a browser:',
      '  GET /hospitals, a success, does not name the origin',
    ]);
  });

  test('a response over three seconds is a warning with its time', () => {
    const times = [
      { request: 'GET /hospitals?search=a', ms: 3400 },
      { request: 'GET /hospitals', ms: 2999 },
    ];
    expect(warningLines({ ...relay, times })).toEqual([
      'GET /hospitals?search=a took 3.4 s: over 3 s the app shows that it takes long.',
    ]);
  });

  test('a mismatch is reported with its interaction, path and value, without a long pattern', () => {
    const mismatch = {
      type: 'BodyMismatch',
      path: '$.data.scheduled_at',
      expected: '2036-05-21T18:30:00+05:30',
      actual: '2036-05-21T18:30:00Z',
      mismatch: `Expected '2036-05-21T18:30:00Z' to match '^(${'2036|'.repeat(50)})$'`,
    };
    const unmet = { passed: false, interactions: [failed('getSession: every field', mismatch)] };
    expect(failureLines(unmet, relay)).toEqual([
      'Required by the web app, and not met:',
      '  getSession: every field',
      '    $.data.scheduled_at: 2036-05-21T18:30:00Z is not 2036-05-21T18:30:00+05:30, in any form that the description allows',
    ]);
  });

  test.each([
    ['x'.repeat(201), '201 long'],
    [null, 'null'],
  ])('a text that is too long is named by its length', (actual, incompatible) => {
    const mismatch = {
      type: 'BodyMismatch',
      path: '$.message',
      expected: 'Session not found',
      actual,
      mismatch: `Expected '${actual}' to match '^[\\s\\S]{1,200}$'`,
    };
    const unmet = { passed: false, interactions: [failed('getSession: an unknown session', mismatch)] };
    expect(failureLines(unmet, relay).at(-1)).toBe(
      `    $.message: a text of 1 to 200 characters is required, and it is ${incompatible}`,
    );
  });

  test('the end of a long value is shown, lines are sorted by path, and duplicates are removed', () => {
    const at = (path: string) => ({
      type: 'BodyMismatch',
      path,
      expected: 'a',
      actual: 'b',
      mismatch: 'is odd',
    });
    const long = { ...at('$.data'), mismatch: `Expected ${'x'.repeat(300)} to have at most 10 items` };
    const mismatches = [long, at('$.data[10].id'), at('$.data[2].id'), at('$.data[10].id')];
    const unmet = {
      passed: false,
      interactions: [{ description: 'listSessions: ten', passed: false, mismatches }],
    };
    expect(failureLines(unmet, relay).slice(2)).toEqual([
      expect.stringMatching(/^ {4}\$\.data: Expected x+ … x+ to have at most 10 items$/),
      '    $.data[2].id: is odd',
      '    $.data[10].id: is odd',
    ]);
  });

  test('a call that did not set up its state is named with its response', () => {
    const callRefusals = new Map([['a user has enrolled', 'POST /x has status 409: full']]);
    expect(failureLines({ passed: false, interactions: [] }, { ...relay, callRefusals })).toEqual([
      '"a user has enrolled" could not be set up: POST /x has status 409: full',
    ]);
  });

  test('a state that is not set up is reported once, and its interactions are not reported as mismatches', () => {
    const refusals = new Map([['sessions exist', '404 unknown']]);
    const notVerified = { description: 'listSessions: all', passed: false, mismatches: [] };
    const message = 'One or more of the setup state change handlers has failed';
    const unmet = { passed: false, interactions: [{ ...notVerified, message }] };
    expect(failureLines(unmet, { ...relay, refusals })).toEqual([
      'Your state endpoint does not set up "sessions exist" (its response is 404 unknown), so the interactions that start from it were not verified: states.json explains it.',
    ]);
  });
});
