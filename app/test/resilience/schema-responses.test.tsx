import * as fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { compileBody } from '../../../packages/sandbox-api/src/description/compile.ts';
import { readOperations } from '../../../packages/sandbox-api/src/description/read-operations.ts';
import { unmountApp, uncaught } from './render-app.tsx';
import { fromSchema } from './from-schema.ts';
import { callClient, operationIds } from './operations.ts';
import { triggerCall } from './trigger-call.ts';
import { SEED, cases, checkProperty } from './record.ts';
import { isUsable } from './usable-data.ts';

/** Rendering takes long, so the short run renders only some of the responses. */
const RUNS = cases(100, 10);
const MAX_RENDERED = cases(100, 3);
const UNINTENDED_TEXT = /undefined|\[object |NaN|Invalid Date|This page could not be shown/;

const schemas = new Map(readOperations().map(({ id, responses }) => [id, responses.get(200)!]));

afterEach(unmountApp);

describe(`responses that the API description admits (seed ${SEED}) [AP-17]`, () => {
  test.for(operationIds)(
    '%s: each response is read and shown',
    { timeout: 240_000 },
    async (operation, context) => {
      const schema = schemas.get(operation)!;
      const validate = compileBody('body', schema);
      let shown = 0;
      const property = fc
        .asyncProperty(fromSchema(schema), async (body) => {
          // The generated response is valid according to the description.
          expect(validate(JSON.parse(JSON.stringify(body)))).toBeUndefined();
          const response = { status: 200, text: JSON.stringify(body) };
          const { data, error } = await callClient(operation, response);
          const isRefused = (body as { success?: boolean }).success === false;
          if (isRefused) expect(error?.kind).toBe('refused');
          else expect(data).toSatisfy(isUsable[operation]);
          shown += 1;
          if (shown > MAX_RENDERED) return;
          await triggerCall[operation](response);
          expect(uncaught).toEqual([]);
          expect(document.body.textContent).not.toMatch(UNINTENDED_TEXT);
        })
        .afterEach(unmountApp);
      await checkProperty(context, { line: 18, runs: RUNS }, property);
    },
  );
});
