import { test } from '@playwright/test';

/**
 * Records how many cases this test tried for a line of tools/lab/resilience/lines.json. It counts no bad ends: a case
 * that fails fails the test.
 */
export const recordCases = (line: number, caseCount = 1) =>
  test.info().annotations.push({
    type: 'resilience',
    description: JSON.stringify({ line, caseCount, failureCount: 0 }),
  });
