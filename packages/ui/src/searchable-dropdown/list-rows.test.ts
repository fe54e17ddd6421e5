import { describe, expect, it } from 'vitest';
import { getListRows, getNextRow } from './list-rows.ts';
import type { Rows } from './rows.ts';

const rowsWith = (rows: Partial<Rows>): Rows => ({
  status: 'ready',
  options: [],
  hasMore: false,
  error: undefined,
  ...rows,
});
const options = (count: number, disabled: readonly number[] = []) =>
  Array.from({ length: count }, (_, index) => ({
    value: `${index}`,
    label: `Option ${index}`,
    isDisabled: disabled.includes(index),
  }));

describe('getListRows', () => {
  it('the actions follow the options, and arrow keys reach them [trap 5]', () => {
    const rows = getListRows(rowsWith({ status: 'failed', options: options(2) }), true);
    expect(rows.slice(2)).toEqual(['retry', 'add-custom']);
    expect(getNextRow('ArrowUp', undefined, rows)).toBe(3);
  });

  it('is in rendering order, section by section', () => {
    const mixed = [
      { value: '1', label: 'Pune', section: 'West' },
      { value: '2', label: 'Kochi', section: 'South' },
      { value: '3', label: 'Surat', section: 'West' },
    ];
    expect(getListRows(rowsWith({ options: mixed }), false)).toEqual([mixed[0], mixed[2], mixed[1]]);
  });
});

describe('getNextRow', () => {
  const rows = options(12, [0, 5, 11]);

  it.each([
    ['ArrowDown', undefined, 1],
    ['ArrowDown', 4, 6],
    ['ArrowDown', 10, 1],
    ['ArrowUp', undefined, 10],
    ['ArrowUp', 6, 4],
    ['ArrowUp', 1, 10],
    ['Home', 7, 1],
    ['End', 7, 10],
    ['PageDown', 1, 6],
    ['PageDown', 8, 10],
    ['PageUp', 10, 6],
    ['PageUp', 3, 1],
    ['PageUp', 1, 1],
  ] as const)(
    'SearchableDropdown 10: %s from row %s moves to %s and skips disabled rows',
    (key, from, to) => {
      expect(getNextRow(key, from, rows)).toBe(to);
    },
  );

  it('returns nothing for other keys, which the text field handles', () => {
    expect(getNextRow('ArrowLeft', 1, rows)).toBeUndefined();
    expect(getNextRow('a', 1, rows)).toBeUndefined();
  });

  it('returns nothing when no row is enabled', () => {
    expect(getNextRow('ArrowDown', undefined, options(2, [0, 1]))).toBeUndefined();
    expect(getNextRow('ArrowUp', undefined, [])).toBeUndefined();
  });
});
