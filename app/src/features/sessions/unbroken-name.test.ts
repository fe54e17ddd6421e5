import { expect, test } from 'vitest';
import { getUnbrokenName } from './unbroken-name.ts';

test.each([
  ['Dr Kavita Rao', 'Dr\u00A0Kavita Rao'],
  ['Dr. Kavita Rao', 'Dr.\u00A0Kavita Rao'],
  ['डॉ. कविता राव', 'डॉ.\u00A0कविता राव'],
  ['Drishti Rao', 'Drishti Rao'],
])('only the title of %s stays with the word after it', (name, expected) => {
  expect(getUnbrokenName(name)).toBe(expected);
});
