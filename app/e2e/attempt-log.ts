import { test } from '@playwright/test';

/** Records for the page of figures how many things this test tried, on which line of the list; none ended badly: one that then fails is a bad end by itself. */
export const recordTried = (line: number, tried = 1) =>
  test
    .info()
    .annotations.push({ type: 'resilience', description: JSON.stringify({ line, tried, found: 0 }) });
