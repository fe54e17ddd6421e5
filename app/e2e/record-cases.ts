import { test } from '@playwright/test';

/**
 * Records how many cases this test tried for a line of tools/lab/resilience/lines.json. Failures are not counted, because a
 * failed case fails the test.
 */
export const recordCases = (line: number, caseCount = 1) =>
  test.info().annotations.push({
    type: 'resilience',
    description: JSON.stringify({ line, caseCount, failureCount: 0 }),
  });
