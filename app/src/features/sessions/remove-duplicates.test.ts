import { expect, test } from 'vitest';
import { removeDuplicates } from './remove-duplicates.ts';

test('a session on two pages is shown once, at its first position [SE-03]', () => {
  const rows = ['1', '2', '3', '2', '1', '4'].map((id, index) => ({ id, index }));
  expect(removeDuplicates(rows)).toEqual([
    { id: '1', index: 0 },
    { id: '2', index: 1 },
    { id: '3', index: 2 },
    { id: '4', index: 5 },
  ]);
  expect(removeDuplicates([])).toEqual([]);
});
