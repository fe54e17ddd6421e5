import { waitFor } from '@testing-library/dom';

export const equal = (actual: unknown, expected: unknown) => {
  if (actual !== expected) throw new Error(`${String(actual)} is not ${String(expected)}`);
};

export const waitUntil = (claim: () => void) => waitFor(claim);
