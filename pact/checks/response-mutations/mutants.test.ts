import { describe, expect, test } from 'vitest';
import type { Json } from '../contract.ts';
import { formatPath } from './json-path.ts';
import { createMutants } from './mutants.ts';

const response = {
  status: 200,
  headers: { 'Content-Type': 'application/json', 'Retry-After': '30' },
  body: { data: { id: 7, rows: [{ name: 'yoga' }] } } as Json,
};
const mutants = createMutants(response, (path) =>
  formatPath(path) === '$.data.rows[0].name' ? ['yoga'] : [],
);
const bodies = (target: string) =>
  Object.fromEntries(
    mutants
      .filter((createMutant) => createMutant.target === target)
      .map(({ kind, response: { body } }) => [kind, body]),
  );

describe('mutants of a response', () => {
  test('a field is dropped, renamed, nulled, changed in type and nested', () => {
    expect(bodies('$.data.id')).toEqual({
      'field dropped': { data: { rows: [{ name: 'yoga' }] } },
      'field renamed': { data: { id_new: 7, rows: [{ name: 'yoga' }] } },
      null: { data: { id: null, rows: [{ name: 'yoga' }] } },
      'type changed': { data: { id: '7', rows: [{ name: 'yoga' }] } },
      'nested one level too deep': { data: { id: { value: 7 }, rows: [{ name: 'yoga' }] } },
    });
  });

  test('a text with an enum gets an unknown value and is emptied', () => {
    const { 'unknown enum value': unknown, emptied } = bodies('$.data.rows[0].name');
    expect(unknown).toEqual({ data: { id: 7, rows: [{ name: 'Something New' }] } });
    expect(emptied).toEqual({ data: { id: 7, rows: [{ name: '' }] } });
  });

  test('a list is replaced by an object and emptied', () => {
    const { 'object for array': object, emptied } = bodies('$.data.rows');
    expect(object).toEqual({ data: { id: 7, rows: { items: [{ name: 'yoga' }] } } });
    expect(emptied).toEqual({ data: { id: 7, rows: [] } });
  });

  test('an object is replaced by an array and flattened into its parent', () => {
    const { 'array for object': array, 'fields one level too high': flat } = bodies('$.data');
    expect(array).toEqual({ data: [{ id: 7, rows: [{ name: 'yoga' }] }] });
    expect(flat).toEqual({ id: 7, rows: [{ name: 'yoga' }] });
  });

  test('every header has mutants, except the content type', () => {
    const targets = mutants.map(({ target }) => target).filter((target) => target.startsWith('header'));
    expect(targets).toEqual(['header Retry-After', 'header Retry-After', 'header Retry-After']);
  });

  test('the status is replaced by each other status', () => {
    const statuses = mutants
      .filter(({ target }) => target === 'status')
      .map((createMutant) => createMutant.response.status);
    expect(statuses).toEqual([204, 400, 403, 500]);
  });
});
