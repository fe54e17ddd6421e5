import { type ApiError, type OperationId } from '@janani/api-client';
import { expect, test } from 'vitest';
import { errorText } from '../../src/data/error-text.ts';
import { shouldRetry } from '../../src/data/query-client.ts';
import { type BodyName, type Expected, SENTENCE, STATUSES, bodies, expectedEnd } from './expected-ends.ts';
import { type Json, ask, operationIds, validResponses } from './nine-calls.ts';
import { tryAll } from './record.ts';
import { isUsable } from './usable-data.ts';

const FALLBACK = 'A text of the catalogue.';

const triesAfter = (error: ApiError, count = 0): number =>
  shouldRetry(count, error) ? triesAfter(error, count + 1) : count + 1;

const validResponse = (operation: OperationId) => validResponses(operation)[0] as { [key: string]: Json };

/** The result of the client, the retry rule and the error text for this response. */
const endOf = async (operation: OperationId, status: number, body: BodyName) => {
  const response = { ...validResponse(operation), message: SENTENCE };
  const { data, error, requests } = await ask(operation, { status, text: bodies[body](response) });
  if (!error) {
    expect(data).toSatisfy(isUsable[operation]);
    return { end: 'data', requests, tries: 1, endsSession: false };
  }
  const text = errorText(error, FALLBACK);
  const sources: Record<string, string> = {
    [SENTENCE]: 'a message of the server',
    [FALLBACK]: 'a text of the catalogue',
  };
  return {
    end: sources[text] ?? text,
    requests,
    tries: triesAfter(error),
    endsSession: error.kind === 'unauthenticated',
  };
};

const cells = operationIds.flatMap((operation) =>
  STATUSES.flatMap((status) =>
    (Object.keys(bodies) as BodyName[]).map((body) => ({ operation, status, body })),
  ),
);

test('nine calls × 14 statuses × eight bodies have the expected result [T-14, T-26, G-16]', async (context) => {
  expect(cells).toHaveLength(9 * 14 * 8);
  const ends: { cell: object; end: object; expected: Expected }[] = [];
  const bad = await tryAll(context, 2, cells, async ({ operation, status, body }) => {
    const end = await endOf(operation, status, body);
    const expected = expectedEnd(operation, status, body);
    ends.push({ cell: { operation, status, body }, end, expected });
    return JSON.stringify(end) !== JSON.stringify(expected);
  });
  expect(ends.filter((_, index) => bad.includes(cells[index]!))).toEqual([]);
});
