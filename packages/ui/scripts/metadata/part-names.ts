/**
 * Finds the `data-part` names of a component's inner elements, which are stable API for an app's styles
 * (docs/decisions/components.md#styling-hook).
 */
import { readFileSync } from 'node:fs';

const DATA_PART = /\bdata-part="(?<name>[a-z-]+)"/g;

export const findPartNames = (files: readonly string[]): string[] => {
  const matches = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(DATA_PART)]);
  return [...new Set(matches.map(({ groups }) => groups?.['name'] ?? ''))].toSorted();
};
