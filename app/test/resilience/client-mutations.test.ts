import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mutate, mutations } from './mutations.ts';
import { callClient, operationIds, validResponses } from './operations.ts';
import { SEED, cases, checkProperty } from './record.ts';
import { isReportable, isUsable } from './usable-data.ts';

const RUNS = cases(2000, 100);
const STATUSES = [200, 200, 200, 200, 200, 201, 400, 401, 404, 429, 500, 503];

describe(`mutated responses (seed ${SEED}) [T-30, T-14]`, () => {
  test.for(operationIds)(
    `%s: ${RUNS} of them give usable data or an error that can be shown`,
    { timeout: 240_000 },
    async (operation, context) => {
      const responses = validResponses(operation);
      const results = { data: 0, error: 0 };
      const property = fc.asyncProperty(
        fc.constantFrom(...responses),
        mutations,
        fc.constantFrom(...STATUSES),
        async (body, applied, status) => {
          const { data, error } = await callClient(operation, { status, text: mutate(body, applied) });
          results[error ? 'error' : 'data'] += 1;
          if (error) expect(error).toSatisfy(isReportable);
          else expect(data).toSatisfy(isUsable[operation]);
          expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
        },
      );
      await checkProperty(context, { line: 1, runs: RUNS }, property);
      // Both results occurred often enough for the test to be meaningful.
      expect(Math.min(results.data, results.error)).toBeGreaterThan(RUNS / 20);
    },
  );
});
