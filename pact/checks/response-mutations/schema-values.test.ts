import { expect, test } from 'vitest';
import { programs } from '@janani/api-client';
import { readApiOperations } from '../../rules/api-operations.ts';
import type { JsonPath } from './json-path.ts';
import { getEnum } from './schema-values.ts';

const { responses } = readApiOperations().find(({ id }) => id === 'listSessions')!;
const valuesAt = (...path: JsonPath) => getEnum(responses['200'], path);

test('the enum of a program is found through references', () => {
  expect(valuesAt('data', 0, 'program')).toEqual([...programs]);
});

test('other paths have no enum', () => {
  expect(valuesAt('data', 0, 'title')).toEqual([]);
  expect(valuesAt('data', 0, 'enrollment', 'status')).toEqual([]);
  expect(valuesAt('nowhere', 'at', 'all')).toEqual([]);
});
