import { type ApiError, type OperationId } from '@janani/api-client';
import { expect, test } from 'vitest';
import { getErrorText } from '../../src/data/error-text.ts';
import { shouldRetry } from '../../src/data/query-client.ts';
import {
  type BodyName,
  type Expected,
  SERVER_MESSAGE,
  STATUSES,
  bodies,
  getExpectedResult,
} from './expected-results.ts';
import { type Json, callClient, operationIds, validResponses } from './operations.ts';
import { tryAll } from './record.ts';
import { isUsable } from './usable-data.ts';

const FALLBACK = 'A text of the catalogue.';

const countTries = (error: ApiError, count = 0): number =>
  shouldRetry(count, error) ? countTries(error, count + 1) : count + 1;

const validResponse = (operation: OperationId) => validResponses(operation)[0] as { [key: string]: Json };

/** The result of the client, the retry rule and the error text for this response. */
const getResult = async (operation: OperationId, status: number, body: BodyName) => {
  const response = { ...validResponse(operation), message: SERVER_MESSAGE };
  const { data, error, requests } = await callClient(operation, { status, text: bodies[body](response) });
  if (!error) {
    expect(data).toSatisfy(isUsable[operation]);
    return { end: 'data', requests, tries: 1, endsSession: false };
  }
  const text = getErrorText(error, FALLBACK);
  const sources: Record<string, string> = {
    [SERVER_MESSAGE]: 'a message of the server',
    [FALLBACK]: 'a text of the catalogue',
  };
  return {
    end: sources[text] ?? text,
    requests,
    tries: countTries(error),
    endsSession: error.kind === 'unauthenticated',
  };
};

const combinations = operationIds.flatMap((operation) =>
  STATUSES.flatMap((status) =>
    (Object.keys(bodies) as BodyName[]).map((body) => ({ operation, status, body })),
  ),
);

test('nine calls × 14 statuses × eight bodies have the expected result [T-14, T-26, G-16]', async (context) => {
  expect(combinations).toHaveLength(9 * 14 * 8);
  const results: { cell: object; end: object; expected: Expected }[] = [];
  const failed = await tryAll(context, 2, combinations, async ({ operation, status, body }) => {
    const end = await getResult(operation, status, body);
    const expected = getExpectedResult(operation, status, body);
    results.push({ cell: { operation, status, body }, end, expected });
    return JSON.stringify(end) !== JSON.stringify(expected);
  });
  expect(results.filter((_, index) => failed.includes(combinations[index]!))).toEqual([]);
});
