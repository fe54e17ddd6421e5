import { test } from '@playwright/test';

/** Writes down what a test has tried, for app/TRUST.md; a test that then fails is a bad end by itself. */
export const tried = (line: number, count = 1): void => {
  test
    .info()
    .annotations.push({ type: 'trust', description: JSON.stringify({ line, tried: count, found: 0 }) });
};
