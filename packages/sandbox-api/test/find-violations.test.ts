import { expect, it } from 'vitest';
import { examples } from '@janani/api-client/examples';
import { findViolations, recognizeRequest, recognizeResponse } from '../src/description/find-violations.ts';

const { upcoming } = examples.listSessions.responses['200'];
const findInSession = (change: object) =>
  findViolations('listSessions', {
    status: 200,
    body: { ...upcoming, data: [upcoming.data[0], { ...upcoming.data[1], ...change }] },
  }).map(({ path, rule, found }) => [path, rule, found]);

it('accepts every example of the description, with fields that it does not describe', () => {
  const violations = Object.entries(examples).flatMap(([id, { responses }]) =>
    Object.entries(responses as Record<string, Record<string, object>>).flatMap(([status, bodies]) =>
      Object.values(bodies).flatMap((body) =>
        findViolations(id as keyof typeof examples, { status: Number(status), body: { ...body, extra: 1 } }),
      ),
    ),
  );
  expect(violations).toEqual([]);
});

it('finds every field that is wrong, with the rule as the description writes it', () => {
  expect(findInSession({ title: undefined, duration: '45', program: 'Yoga' })).toEqual([
    ['$.data[1].title', 'required', undefined],
    ['$.data[1].program', 'enum', 'Yoga'],
    ['$.data[1].duration', 'type integer', '45'],
  ]);
  expect(findInSession({ scheduled_at: '28.11.2026' })[0]?.[1]).toMatch(/^pattern /);
});

it.each([
  [
    'image',
    ['https://a.example/b', 'HTTPS://a.example', null],
    ['http://a.example', 'javascript:alert(1)', ''],
  ],
  [
    'scheduled_at',
    ['2028-02-29T23:59', '2026-12-31T00:00:00.5Z', '2026-04-30T10:00:00-09:30'],
    ['2026-02-29T10:00', '2026-02-30T10:00', '2026-04-31T10:00', '2026-13-01T10:00', '2026-01-01T24:00'],
  ],
])('%s is judged by its value, not by its type alone', (field, valid, invalid) => {
  for (const value of valid) expect(findInSession({ [field]: value })).toEqual([]);
  for (const value of invalid) expect(findInSession({ [field]: value })).not.toEqual([]);
});

it('of alternatives, explains the one that was meant', () => {
  expect(findInSession({ organiser: { first_name: 'Kavita' } })).toEqual([
    ['$.data[1].organiser.last_name', 'required', undefined],
  ]);
  expect(findInSession({ organiser: 7 })).toEqual([['$.data[1].organiser', 'oneOf', 7]]);
  expect(findInSession({ enrollment: { status: null } })).toEqual([
    ['$.data[1].enrollment.status', 'type string', null],
  ]);
});

it('finds a status that is not described, and a body that is not JSON', () => {
  expect(findViolations('getSession', { status: 418, body: {} })[0]).toMatchObject({
    path: 'status',
    found: 418,
  });
  expect(findViolations('getSession', { status: 200, body: undefined })[0]?.rule).toBe('type object');
});

it('recognizes each call by its request under any base, and by its response', () => {
  expect(recognizeRequest('GET', '/v2/hospitals/MH-0001/doctors')).toBe('listDoctors');
  expect(recognizeRequest('OPTIONS', '/api/hospitals')).toBeUndefined();
  const recognized = Object.entries(examples).map(([id, { responses }]) => [
    id,
    recognizeResponse({ status: 200, body: Object.values(responses['200'])[0] }),
  ]);
  expect(recognized.filter(([id, call]) => id !== call)).toEqual([['signUp', 'logIn']]);
  const broken = { ...upcoming.data[0], title: 7, duration: '45', program: null };
  expect(recognizeResponse({ status: 200, body: { data: broken } })).toBe('getSession');
});
