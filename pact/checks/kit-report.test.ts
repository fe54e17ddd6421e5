import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readContract } from './contract.ts';
import { readAcceptedFailures } from '../provider-kit/lib/accepted.mjs';
import {
  formatFailures,
  formatCors,
  formatRecommended,
  formatSecurity,
  findSecurityFailures,
  formatSuccess,
  formatWarnings,
} from '../provider-kit/lib/report.mjs';
import { getCommittedContract } from '../contract-files.ts';
import { readApiOperations } from '../rules/api-operations.ts';

const calls = readApiOperations().map(({ id }) => id);
const MISSING_BEARER = 'listSessions: security, without a bearer';
const UNPROVED_NUMBER = 'signUp: security, a number that the token does not prove';
const SHARED_CACHE = 'security, a shared cache';
const createPassed = (description: string) => ({ description, passed: true, mismatches: [] });
const createFailed = (description: string, mismatch: object) => ({
  description,
  passed: false,
  mismatches: [mismatch],
});
const required = { passed: true, interactions: calls.map((id) => createPassed(`${id}: as it should be`)) };
const recommended = {
  passed: true,
  interactions: [...required.interactions, createPassed(MISSING_BEARER), createPassed(UNPROVED_NUMBER)],
};
const responseChecks = { warnings: () => [], failures: () => [] };
const relay = {
  times: [{ request: 'GET /hospitals', ms: 12 }],
  setupFailures: new Map<string, string>(),
  warnings: [],
  responseChecks,
};
const status = { type: 'StatusMismatch', mismatch: 'expected 401 but was 200' };

describe('the output of the kit', () => {
  test('a success is reported in ten lines: a summary and one per operation', () => {
    const lines = formatSuccess({ providerUrl: 'http://backend/api', required, recommended, ...relay });
    expect(lines).toHaveLength(10);
    expect(lines[0]).toBe(
      'The backend at http://backend/api does what the web app requires: 9 interactions, the slowest response in 12 ms. No web origin was checked (WEB_ORIGIN).',
    );
    for (const [index, id] of calls.entries())
      expect(lines[index + 1]).toMatch(
        new RegExp(`^ {2}${id} +required 1 of 1 +recommended (1 of 1|2 of 2)$`),
      );
    expect(formatFailures(required, relay)).toEqual([]);
    expect(formatRecommended(recommended)).toEqual([]);
    expect(formatWarnings(relay)).toEqual([]);
    expect(formatSecurity(findSecurityFailures(recommended, responseChecks), {})).toEqual({
      open: [],
      lines: [],
    });
  });

  test('a forbidden request that is served fails the run, and so does a response that a shared cache may store', () => {
    const served = {
      passed: false,
      interactions: [createFailed(MISSING_BEARER, status), createPassed(UNPROVED_NUMBER)],
    };
    const failures = () => [{ name: SHARED_CACHE, message: 'Send "private".' }];
    const { open, lines } = formatSecurity(findSecurityFailures(served, { ...responseChecks, failures }), {});
    expect(open.map(({ name }) => name)).toEqual([MISSING_BEARER, SHARED_CACHE]);
    expect(lines).toEqual([
      'Fails unless it is accepted with a reason (--accept):',
      `  ${MISSING_BEARER}`,
      '    status: expected 401 but was 200',
      `  ${SHARED_CACHE}`,
      '    Send "private".',
    ]);
    expect(formatRecommended(served)).toEqual([]);
  });

  test('a forbidden request that is rejected with another status is unmet, and no failure of security', () => {
    const rejected = { type: 'StatusMismatch', mismatch: 'expected 400 but was 422' };
    const result = { passed: false, interactions: [createFailed(UNPROVED_NUMBER, rejected)] };
    expect(findSecurityFailures(result, responseChecks)).toEqual([]);
    expect(formatRecommended(result).slice(1)).toEqual([
      `  ${UNPROVED_NUMBER}`,
      '    status: expected 400 but was 422',
    ]);
  });

  test('an accepted problem does not fail the run, and an unused acceptance is reported', () => {
    const served = { passed: false, interactions: [createFailed(MISSING_BEARER, status)] };
    const accepted = { [MISSING_BEARER]: 'A gateway refuses it before us.', [UNPROVED_NUMBER]: 'Not now.' };
    expect(formatSecurity(findSecurityFailures(served, responseChecks), accepted)).toEqual({
      open: [],
      lines: [
        `Accepted, ${MISSING_BEARER}: A gateway refuses it before us.`,
        `"${UNPROVED_NUMBER}" is accepted and does not fail: take it out of the file.`,
      ],
    });
  });

  test.each([
    ['no JSON', 'listSessions', /could not be read as JSON/],
    ['no reason', `{ "${MISSING_BEARER}": " " }`, /has no reason, so it is not accepted/],
  ])('an --accept file with %s is an error', (_title, text, sentence) => {
    const file = join(mkdtempSync(join(tmpdir(), 'janani-accept-')), 'accepted.json');
    writeFileSync(file, text);
    expect(() => readAcceptedFailures(file)).toThrow(sentence);
    expect(() => readAcceptedFailures('no-such-file.json')).toThrow('could not be read');
    expect(readAcceptedFailures(undefined)).toEqual({});
  });

  test('a success without the recommended pact states that security was not verified', () => {
    const none = { passed: true, interactions: [] };
    const lines = formatSuccess({ providerUrl: 'http://backend/api', required, recommended: none, ...relay });
    expect(lines[1]).toBe('Security was not verified: the recommended pact was not found.');
  });

  test('the requests that security forbids are those of the recommended pact', () => {
    const { interactions } = readContract(getCommittedContract('recommended'));
    const names = interactions.map(({ description }) => description);
    expect(names.filter((name) => name.includes('security')).toSorted()).toEqual([
      'enrollInSession: security, without a bearer',
      'getSession: security, the user who signed up last is not enrolled by the call of another',
      'getSession: security, without a bearer',
      'listSessions: security, a bearer that was changed',
      MISSING_BEARER,
      UNPROVED_NUMBER,
    ]);
  });

  test('the success line names the checked origin, and the requests that CORS blocks are listed for that origin', () => {
    const origin = 'https://app.example';
    const [first] = formatSuccess({
      providerUrl: 'http://b/api',
      required,
      recommended,
      origin,
      ...relay,
    });
    expect(first).toMatch(/12 ms, also from https:\/\/app\.example\.$/);
    expect(formatCors(origin, [])).toEqual([]);
    expect(formatCors(origin, ['GET /hospitals, a success, does not name the origin'])).toEqual([
      'A web app at https://app.example cannot call this backend from a browser:',
      '  GET /hospitals, a success, does not name the origin',
    ]);
  });

  test('a response over three seconds is a warning with its time', () => {
    const times = [
      { request: 'GET /hospitals?search=a', ms: 3400 },
      { request: 'GET /hospitals', ms: 2999 },
    ];
    expect(formatWarnings({ ...relay, times })).toEqual([
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
    const unmet = { passed: false, interactions: [createFailed('getSession: every field', mismatch)] };
    expect(formatFailures(unmet, relay)).toEqual([
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
    const unmet = { passed: false, interactions: [createFailed('getSession: an unknown session', mismatch)] };
    expect(formatFailures(unmet, relay).at(-1)).toBe(
      `    $.message: a text of 1 to 200 characters is required, and it is ${incompatible}`,
    );
  });

  test('the end of a long value is shown, lines are sorted by path, and duplicates are removed', () => {
    const createMismatch = (path: string) => ({
      type: 'BodyMismatch',
      path,
      expected: 'a',
      actual: 'b',
      mismatch: 'is odd',
    });
    const long = {
      ...createMismatch('$.data'),
      mismatch: `Expected ${'x'.repeat(300)} to have at most 10 items`,
    };
    const mismatches = [
      long,
      createMismatch('$.data[10].id'),
      createMismatch('$.data[2].id'),
      createMismatch('$.data[10].id'),
    ];
    const unmet = {
      passed: false,
      interactions: [{ description: 'listSessions: ten', passed: false, mismatches }],
    };
    expect(formatFailures(unmet, relay).slice(2)).toEqual([
      expect.stringMatching(/^ {4}\$\.data: Expected x+ … x+ to have at most 10 items$/),
      '    $.data[2].id: is odd',
      '    $.data[10].id: is odd',
    ]);
  });

  test('a call that did not set up its state is named with its response', () => {
    const setupCallFailures = new Map([['a user has enrolled', 'POST /x has status 409: full']]);
    expect(formatFailures({ passed: false, interactions: [] }, { ...relay, setupCallFailures })).toEqual([
      '"a user has enrolled" could not be set up: POST /x has status 409: full',
    ]);
  });

  test('a state that is not set up is reported once, and its interactions are not reported as mismatches', () => {
    const setupFailures = new Map([['sessions exist', '404 unknown']]);
    const notVerified = { description: 'listSessions: all', passed: false, mismatches: [] };
    const message = 'One or more of the setup state change handlers has failed';
    const unmet = { passed: false, interactions: [{ ...notVerified, message }] };
    expect(formatFailures(unmet, { ...relay, setupFailures })).toEqual([
      'Your state endpoint does not set up "sessions exist" (its response is 404 unknown), so the interactions that start from it were not verified: states.json explains it.',
    ]);
  });
});
