import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { contrast } from '@janani/ui/theme';
import { expect, test } from 'vitest';
import { backgrounds } from './backgrounds.ts';
import { getSize } from './sizes.ts';

const weeks = Array.from({ length: 41 }, (_, week) => week);
/** Each illustration is fetched when its week is opened, often on a slow network: at most 1.2 kB. */
const MAX_BYTES = 1200;

test('there is no comparison before the fourth week, and one in each week after it', () => {
  expect(weeks.filter((week) => getSize(week) === undefined)).toEqual([0, 1, 2, 3]);
});

test('every illustration in the folder is used, has at most 1.2 kB, and no other is used', () => {
  const files = globSync('drawings/*.svg', { cwd: import.meta.dirname }).map((file) => basename(file));
  const used = new Set(weeks.flatMap((week) => getSize(week)?.illustration.replace(/\?.*/, '') ?? []));
  expect([...used].map((url) => basename(url)).toSorted()).toEqual(files.toSorted());
  const large = files.filter(
    (file) => readFileSync(join(import.meta.dirname, 'drawings', file)).length > MAX_BYTES,
  );
  expect(large).toEqual([]);
});

test('the largest shape of an illustration has a contrast of 3:1 to its background (WCAG 1.4.11)', () => {
  const lowContrast = weeks.flatMap((week) => {
    const size = getSize(week);
    if (!size) return [];
    const file = join(import.meta.dirname, 'drawings', basename(size.illustration.replace(/\?.*/, '')));
    // The first opaque colour is that of the largest shape.
    const [, color = ''] = /fill="(#\w{6})"(?! fill-opacity)/.exec(readFileSync(file, 'utf8')) ?? [];
    return contrast(color, backgrounds[size.background]) < 3 ? [file] : [];
  });
  expect(lowContrast).toEqual([]);
});
