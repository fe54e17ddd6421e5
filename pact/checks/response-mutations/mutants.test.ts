import { describe, expect, test } from 'vitest';
import type { Json } from '../contract.ts';
import { pathText } from './json-path.ts';
import { getMutants } from './mutants.ts';

const response = {
  status: 200,
  headers: { 'Content-Type': 'application/json', 'Retry-After': '30' },
  body: { data: { id: 7, rows: [{ name: 'yoga' }] } } as Json,
};
const mutants = getMutants(response, (path) => (pathText(path) === '$.data.rows[0].name' ? ['yoga'] : []));
const bodies = (target: string) =>
  Object.fromEntries(
    mutants.filter((mutant) => mutant.target === target).map(({ kind, response: { body } }) => [kind, body]),
  );

describe('mutants of a response', () => {
  test('a field', () => {
    expect(bodies('$.data.id')).toEqual({
      'field dropped': { data: { rows: [{ name: 'yoga' }] } },
      'field renamed': { data: { id_new: 7, rows: [{ name: 'yoga' }] } },
      null: { data: { id: null, rows: [{ name: 'yoga' }] } },
      'type changed': { data: { id: '7', rows: [{ name: 'yoga' }] } },
      'nested one level too deep': { data: { id: { value: 7 }, rows: [{ name: 'yoga' }] } },
    });
  });

  test('a text with an enum of values', () => {
    const { 'unknown enum value': unknown, emptied } = bodies('$.data.rows[0].name');
    expect(unknown).toEqual({ data: { id: 7, rows: [{ name: 'Something New' }] } });
    expect(emptied).toEqual({ data: { id: 7, rows: [{ name: '' }] } });
  });

  test('a list', () => {
    const { 'object for array': object, emptied } = bodies('$.data.rows');
    expect(object).toEqual({ data: { id: 7, rows: { items: [{ name: 'yoga' }] } } });
    expect(emptied).toEqual({ data: { id: 7, rows: [] } });
  });

  test('an object', () => {
    const { 'array for object': array, 'fields one level too high': flat } = bodies('$.data');
    expect(array).toEqual({ data: [{ id: 7, rows: [{ name: 'yoga' }] }] });
    expect(flat).toEqual({ id: 7, rows: [{ name: 'yoga' }] });
  });

  test('a header, but not the content type', () => {
    const targets = mutants.map(({ target }) => target).filter((target) => target.startsWith('header'));
    expect(targets).toEqual(['header Retry-After', 'header Retry-After', 'header Retry-After']);
  });

  test('the status, always with another value', () => {
    const statuses = mutants
      .filter(({ target }) => target === 'status')
      .map((mutant) => mutant.response.status);
    expect(statuses).toEqual([204, 400, 403, 500]);
  });
});
