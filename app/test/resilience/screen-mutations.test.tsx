import type { OperationId } from '@janani/api-client';
import { examples } from '@janani/api-client/examples';
import * as fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { unmountApp, uncaught } from './render-app.tsx';
import { triggerCall } from './trigger-call.ts';
import { mutate, mutations } from './mutations.ts';
import { type Json, operationIds, validResponses } from './operations.ts';
import { SEED, cases, checkProperty } from './record.ts';

/** The number of cases for each screen: slow ones are tried less often. */
const RUNS: Record<OperationId, number> = {
  checkPhone: cases(60, 6),
  logIn: cases(60, 6),
  signUp: cases(60, 4),
  listHospitals: cases(20, 2),
  listDoctors: cases(20, 2),
  listStates: cases(60, 4),
  listSessions: cases(250, 12),
  getSession: cases(250, 12),
  enrollInSession: cases(120, 4),
};
/** Technical values that must not be rendered. */
const UNINTENDED_TEXT = /undefined|\[object |NaN|Invalid Date|Infinity|This page could not be shown/;
/** Adds an enrolled session, which can be joined and exported to a calendar. */
const getResponses = (operation: OperationId): Json[] => {
  const responses = validResponses(operation);
  if (operation !== 'getSession') return responses;
  const { data } = examples.getSession.responses[200].openSession;
  const enrollment = { status: 'enrolled', join_link: 'https://meet.example/yoga' };
  return [...responses, { success: true, data: { ...data, is_enrolled: true, enrollment } }];
};

afterEach(unmountApp);

describe(`screens of mutated responses (seed ${SEED}) [T-30, T-14]`, () => {
  test.for(operationIds)(
    '%s shows readable text, throws nothing and never falls back to the error page',
    { timeout: 240_000 },
    async (operation, context) => {
      const property = fc
        .asyncProperty(fc.constantFrom(...getResponses(operation)), mutations, async (body, applied) => {
          await triggerCall[operation]({ status: 200, text: mutate(body, applied) });
          expect(uncaught).toEqual([]);
          expect(document.body.textContent.trim()).not.toBe('');
          expect(document.body.textContent).not.toMatch(UNINTENDED_TEXT);
        })
        .afterEach(unmountApp);
      await checkProperty(context, { line: 1, runs: RUNS[operation] }, property);
    },
  );
});
