import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { beforeEach, describe, expect, it } from 'vitest';
import { guardedOperations } from '../src/description/guards.ts';
import { inlineReferences } from '../src/description/inline-references.ts';
import type { OperationId } from '../src/handler.ts';
import { createSandbox, REGISTERED_PHONE, UNREGISTERED_PHONE } from '../src/index.ts';
import { sendRequest, getToken } from './send.ts';

type Examples = Record<string, { value: unknown }>;
type Content = { content: { 'application/json': { examples?: Examples } } };
type OpenApiOperation = {
  operationId: OperationId;
  parameters?: { name: string; in: 'path' | 'query'; examples?: Examples }[];
  requestBody?: Content;
  responses: Record<string, Content>;
};
type Case = {
  id: OperationId;
  name: string;
  line: string;
  body: Record<string, unknown> | undefined;
  /** The response example of the same name, if there is one. */
  expected: { status: number; body: Record<string, unknown> } | undefined;
};

const HOURS_MS = 60 * 60 * 1000;
/** The description's tokens are placeholders for these. */
const tokens: Record<string, string> = {
  'returning-user': getToken(REGISTERED_PHONE),
  'unknown-user': getToken(UNREGISTERED_PHONE),
  'new-user': getToken(UNREGISTERED_PHONE),
  expired: getToken(UNREGISTERED_PHONE, new Date(Date.now() - 2 * HOURS_MS)),
};

const file = new URL('../../../openapi/janani-api.yaml', import.meta.url);
const { paths } = inlineReferences(
  parse(readFileSync(file, 'utf8')) as { paths: Record<string, Record<string, OpenApiOperation>> },
);

const getResponses = ({ responses }: OpenApiOperation) =>
  Object.entries(responses).flatMap(([status, { content }]) =>
    Object.entries(content['application/json'].examples ?? {}).map(([name, { value }]) => ({
      name,
      status: Number(status),
      body: value as Record<string, unknown>,
    })),
  );

const withRealToken = (body: unknown) => {
  if (typeof body !== 'object' || body === null || !('idToken' in body)) return body;
  const [, subject = ''] = String(body.idToken).split('.');
  return { ...body, idToken: tokens[subject] };
};

function getCases(path: string, method: string, described: OpenApiOperation): Case[] {
  const { operationId: id, parameters = [], requestBody } = described;
  const bodies = requestBody?.content['application/json'].examples ?? {};
  const names = new Set([
    ...parameters.flatMap(({ examples = {} }) => Object.keys(examples)),
    ...Object.keys(bodies),
  ]);
  return Array.from(names, (name) => {
    const parametersOfExample = parameters.filter(({ examples = {} }) => name in examples);
    const value = ({ examples = {} }: (typeof parametersOfExample)[number]) =>
      encodeURIComponent(String(examples[name]?.value));
    const query = parametersOfExample
      .filter((parameter) => parameter.in === 'query')
      .map((one) => `${one.name}=${value(one)}`);
    const target = parametersOfExample
      .filter((parameter) => parameter.in === 'path')
      .reduce((line, one) => line.replace(`{${one.name}}`, value(one)), path);
    return {
      id,
      name,
      line: `${method.toUpperCase()} ${target}${query.length > 0 ? `?${query.join('&')}` : ''}`,
      body: withRealToken(bodies[name]?.value) as Case['body'],
      expected: getResponses(described).find((response) => response.name === name),
    };
  });
}

const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, described]) => ({ path, method, described })),
);
const cases = operations.flatMap(({ path, method, described }) => getCases(path, method, described));

const guards = new Map(guardedOperations().map((guarded) => [guarded.operation.id, guarded]));
const sandbox = createSandbox();
beforeEach(() => sandbox.reset());

const send = ({ id, line, body }: Case) =>
  sendRequest(sandbox, line, {
    ...(body ? { body } : {}),
    ...(guards.get(id)?.operation.bearer === 'required' ? { token: getToken() } : {}),
  });

describe('every named example of the description', () => {
  it('belongs to one of the nine operations, each of which has examples', () => {
    expect(new Set(cases.map(({ id }) => id)).size).toBe(9);
    expect(guards.size).toBe(9);
  });

  it.each(cases)('$id: $name gets the described response', async (example) => {
    const { status, body } = await send(example);
    expect(guards.get(example.id)?.findMismatch({ status, body })).toBeUndefined();
    if (!example.expected) {
      expect(status).toBeLessThan(500);
      return;
    }
    expect(status).toBe(example.expected.status);
    if (status >= 400) expect(body).toEqual(example.expected.body);
    else expect(Object.keys(body).toSorted()).toEqual(Object.keys(example.expected.body).toSorted());
  });

  it.each(
    operations.flatMap(({ described }) =>
      getResponses(described).map((response) => ({ id: described.operationId, response })),
    ),
  )('$id: the example response $response.name itself matches the description', ({ id, response }) => {
    expect(guards.get(id)?.findMismatch(response)).toBeUndefined();
    expect(cases.map((example) => `${example.id} ${example.name}`)).toContain(`${id} ${response.name}`);
  });
});

describe('the seeds agree with the examples', () => {
  const respond = async (id: OperationId, name: string) => {
    const match = cases.find((example) => example.id === id && example.name === name)!;
    return { sent: (await send(match)).body, described: match.expected!.body };
  };
  const byCode = (a: unknown, b: unknown) => JSON.stringify(a).localeCompare(JSON.stringify(b));

  it.each([
    ['checkPhone', 'registeredNumber'],
    ['checkPhone', 'newNumber'],
    ['listHospitals', 'nothingFound'],
    ['listDoctors', 'byName'],
    ['listSessions', 'nothingFound'],
    ['enrollInSession', 'openSession'],
  ] as const)('%s: the response to %s equals the example', async (id, name) => {
    const { sent, described } = await respond(id, name);
    expect(sent).toEqual(described);
  });

  it('listHospitals: byName returns the three hospitals', async () => {
    const { sent, described } = await respond('listHospitals', 'byName');
    expect((sent['data'] as unknown[]).toSorted(byCode)).toEqual(
      (described['data'] as unknown[]).toSorted(byCode),
    );
  });

  it('listStates: the pages and the ids are those of the examples', async () => {
    for (const name of ['india', 'secondPage']) {
      const { sent, described } = await respond('listStates', name);
      expect(sent['pagination']).toEqual(described['pagination']);
      expect(sent['data']).toEqual(expect.arrayContaining(described['data'] as unknown[]));
    }
  });

  it('logIn: the returning user is the user of the example', async () => {
    const { sent, described } = await respond('logIn', 'returningUser');
    const user = (body: Record<string, unknown>) => (body['data'] as { user: unknown }).user;
    expect(user(sent)).toEqual(user(described));
  });

  it('getSession: the open session equals the example, except for id and date', async () => {
    const { sent, described } = await respond('getSession', 'openSession');
    const omitIdAndDate = (body: Record<string, unknown>) => {
      const { id: _id, scheduled_at: _at, ...rest } = body['data'] as Record<string, unknown>;
      return rest;
    };
    expect(omitIdAndDate(sent)).toEqual(omitIdAndDate(described));
  });
});
