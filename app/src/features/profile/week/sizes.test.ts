import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { sizeOf } from './sizes.ts';

const weeks = Array.from({ length: 41 }, (_, week) => week);
/** Each drawing is fetched when its week is opened, often on a slow network: at most 1.2 kB. */
const MAX_BYTES = 1200;

test('there is no comparison before the fourth week, and one in each week after it', () => {
  expect(weeks.filter((week) => sizeOf(week) === undefined)).toEqual([0, 1, 2, 3]);
});

test('every drawing is used, small, and in the folder', () => {
  const files = globSync('drawings/*.svg', { cwd: import.meta.dirname }).map((file) => basename(file));
  const used = new Set(weeks.flatMap((week) => sizeOf(week)?.drawing.replace(/\?.*/, '') ?? []));
  expect([...used].map((address) => basename(address)).toSorted()).toEqual(files.toSorted());
  const large = files.filter(
    (file) => readFileSync(join(import.meta.dirname, 'drawings', file)).length > MAX_BYTES,
  );
  expect(large).toEqual([]);
});
