import { examples } from '@janani/api-client/examples';
import { expect, it } from 'vitest';
import { findFaults, judge as judgeExchange } from './judge.ts';
import { type Input, readInput } from './read-input.ts';

const judge = (text: string, { call = '', status = '200' }: Partial<Input & { status: string }> = {}) =>
  findFaults(readInput({ text: `HTTP/2 ${status}\n\n${text}`, call })[0]!);
const getRules = (...args: Parameters<typeof judge>) => judge(...args).map(({ rule }) => rule);

const { upcoming } = examples.listSessions.responses['200'];
const { openSession } = examples.getSession.responses['200'];

it('every example of the description holds', () => {
  const faults = Object.entries(examples).flatMap(([call, { responses }]) =>
    Object.entries(responses as Record<string, object>).flatMap(([status, bodies]) =>
      Object.values(bodies).flatMap((body) =>
        judge(JSON.stringify(body), { call: call as Input['call'], status }),
      ),
    ),
  );
  expect(faults).toEqual([]);
});

it('names the field, what it is and should be, the rule, and in how many rows', () => {
  const data = Array.from({ length: 48 }, () => ({ ...upcoming.data[0], duration: '45 min' }));
  expect(judge(JSON.stringify({ data }))).toEqual([
    {
      rule: 'type integer',
      expected: '{"type":"integer","minimum":1,"description":"Minutes."}',
      place: { path: '$.data[0].duration', found: '"45 min"' },
      more: 47,
    },
  ]);
});

it('a refusal holds as it is described; another status, HTML and data in a refusal do not', () => {
  const refusal = JSON.stringify({ success: false, message: 'Session not found' });
  expect(judge(refusal, { call: 'getSession', status: '404' })).toEqual([]);
  expect(getRules(refusal, { call: 'getSession', status: '403' })).toEqual(['responses']);
  expect(judge('<html>', { call: 'getSession', status: '502' })[0]?.place?.found).toBe('502');
  expect(judge('<html>', { call: 'getSession' })[0]).toMatchObject({
    rule: 'type object',
    place: { path: '$', found: '"<html>"' },
  });
  const session = JSON.stringify({ message: 'No', data: openSession.data });
  expect(getRules(session, { call: 'getSession', status: '404' })).toEqual(['data in an error response']);
});

it('applies the rules of the provider kit', () => {
  const session = { ...openSession.data, enrollment: { status: 'enrolled' } };
  const [exchange] = readInput({ text: JSON.stringify({ data: session }), call: '' });
  const shared = { ...exchange!, headers: { 'cache-control': 'public' }, hasBearer: true };
  expect(findFaults(shared).map(({ rule }) => rule)).toEqual([
    'security, a shared cache',
    'a contradictory enrolment',
  ]);
});

it('warns of personal data that the description does not have, and of nothing else', () => {
  const data = [
    { ...upcoming.data[0], seats: 12, host: { email: 'a@b.example' }, mobile_no: '1', ref: '9811122233' },
  ];
  const { faults, state } = judgeExchange(readInput({ text: JSON.stringify({ data }), call: '' })[0]!);
  expect(state).toBe('holds');
  expect(faults.map(({ place }) => place?.path)).toEqual(
    ['host', 'mobile_no', 'ref'].map((field) => `$.data[0].${field}`),
  );
});
