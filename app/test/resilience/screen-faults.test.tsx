import type { OperationId } from '@janani/api-client';
import { act } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type RawResponse, operationIds } from './operations.ts';
import { NO_RESPONSE, unmountApp, uncaught } from './render-app.tsx';
import { triggerCall } from './trigger-call.ts';
import { cases, record } from './record.ts';

const SERVER_MESSAGE = 'This is not possible today.';
const OFFLINE = 'You seem to be offline. Check your connection and try again.';
const errorResponse = (status: number): RawResponse => ({
  status,
  text: JSON.stringify({ success: false, message: SERVER_MESSAGE }),
});
const html = (status: number): RawResponse => ({ status, text: '<!doctype html><h1>Please log in</h1>' });

/** The possible results of a call. */
const faults = {
  'no response': NO_RESPONSE,
  'a 500 with a message': errorResponse(500),
  'a 502 of HTML': html(502),
  'a 200 of HTML': html(200),
  'half a response': { status: 200, text: '{"success":true,"da' },
  'another shape': { status: 200, text: '{"success":true,"message":"Done","data":"nonsense"}' },
  'a 404': errorResponse(404),
  'a 409': errorResponse(409),
  'a 429': errorResponse(429),
} satisfies Record<string, RawResponse>;
type FaultName = keyof typeof faults;
const hasServerMessageText = (fault: FaultName) => /a 500|a 404|a 409|a 429/.test(fault);

/** The error text on the screen of each call (spec §8), and whether a message of the server replaces it. */
const expectedTexts: Record<OperationId, { rows: string; text: string; hasServerMessage: boolean }> = {
  checkPhone: { rows: 'SI-16 SI-17 SI-18', text: 'Failed to check phone number', hasServerMessage: true },
  logIn: { rows: 'OT-14', text: 'Verification failed. Please try again.', hasServerMessage: true },
  signUp: { rows: 'OT-15', text: 'Failed to create account. Please try again.', hasServerMessage: true },
  listHospitals: { rows: 'SU-30', text: 'Failed to fetch hospitals', hasServerMessage: true },
  listDoctors: { rows: 'SU-31', text: 'Failed to fetch doctors', hasServerMessage: true },
  listStates: { rows: 'SU-18 SU-19', text: 'Failed to fetch states', hasServerMessage: true },
  listSessions: { rows: 'T-26', text: 'The sessions could not be loaded.', hasServerMessage: false },
  getSession: { rows: 'SD-06 T-26', text: 'Session not found', hasServerMessage: false },
  enrollInSession: {
    rows: 'SD-07 SD-13',
    text: 'Your place could not be saved. Please try again.',
    hasServerMessage: true,
  },
};
const specialTexts: Partial<Record<OperationId, Partial<Record<FaultName, string>>>> = {
  checkPhone: { 'no response': OFFLINE, 'another shape': 'Unable to proceed' },
};
const getText = (operation: OperationId, fault: FaultName) =>
  specialTexts[operation]?.[fault] ??
  (expectedTexts[operation].hasServerMessage && hasServerMessageText(fault)
    ? SERVER_MESSAGE
    : expectedTexts[operation].text);

/** Cases with two retries, after 1 s and 2 s (decision T-26), run in the long form only. */
const isRetried = (operation: OperationId, fault: FaultName) =>
  /^(?:list|get)/.test(operation) && /no response|a 500|a 502|a 429/.test(fault);
const testedFaults = (operation: OperationId) =>
  (Object.keys(faults) as FaultName[]).filter((fault) => cases(1, 0) === 1 || !isRetried(operation, fault));

const UNINTENDED_TEXT =
  /Unexpected token|undefined|\[object|TypeError|Failed to fetch(?! (?:hosp|doct|stat))/;

afterEach(unmountApp);

test.for(operationIds.map((operation) => ({ operation, ...expectedTexts[operation] })))(
  '$operation: every failure shows its error text [$rows]',
  { timeout: 240_000 },
  async ({ operation }, context) => {
    const names = testedFaults(operation);
    for (const fault of names) {
      await triggerCall[operation](faults[fault]);
      const onScreen = () => document.body.textContent;
      await vi.waitFor(
        async () => {
          await act(() => new Promise<void>((resolve) => setTimeout(resolve)));
          expect({ fault, text: onScreen() }).toEqual({
            fault,
            text: expect.stringContaining(getText(operation, fault)) as string,
          });
        },
        { timeout: 10_000, interval: 20 },
      );
      if (operation === 'listStates') expect(onScreen()).toContain('Failed to load states');
      expect(onScreen()).not.toMatch(UNINTENDED_TEXT);
      expect(uncaught).toEqual([]);
      unmountApp();
    }
    record(context, { line: 14, caseCount: names.length, failureCount: 0 });
  },
);
