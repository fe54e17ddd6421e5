import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { renderSizes, withoutReason } from './size-table.ts';
import type { SizeResult } from './sizes.ts';

const peers = [
  { title: 'Light', bytes: 2000 },
  { title: 'Heavy', bytes: 9000 },
];

it('is a row for each part, and a reason only beside one that is heavier', () => {
  const table = renderSizes([
    { name: 'Menu', ours: 1040, peers, reason: 'Because.' },
    { name: 'Tabs', ours: 3000, peers, reason: 'Because.' },
  ]);
  expect(table).toMatch(/\| Menu +\| +1\.0 \| Light 2\.0 +\| Heavy 9\.0 +\| +\|/);
  expect(table).toMatch(/\| Tabs +\| +3\.0 \| Light 2\.0 +\| Heavy 9\.0 +\| Because\. +\|/);
});

it('names what is heavier without a reason', () => {
  expect(withoutReason([{ name: 'Tabs', ours: 3000, peers }])).toEqual(['Tabs']);
  expect(withoutReason([{ name: 'Tabs', ours: 1000, peers }])).toEqual([]);
});

it('every part that is heavier than its lightest equal says why', () => {
  const committed = JSON.parse(readFileSync(join(import.meta.dirname, 'sizes.json'), 'utf8')) as SizeResult[];
  expect(committed.length).toBeGreaterThan(10);
  expect(withoutReason(committed)).toEqual([]);
});
