import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '..');
const sources = globSync('src/**/*.{ts,tsx}', { cwd: folder })
  .filter((file) => !/\.(?:test|stories)\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));

/** The files that take one of these names from react-aria. */
const takers = (names: string[]) =>
  sources
    .filter(({ text }) =>
      [...text.matchAll(/import\s+(?:type\s+)?\{([^}]+)\}\s+from\s+'react-aria[^']*'/g)].some(
        ([, list = '']) =>
          list.split(',').some((part) =>
            names.includes(
              part
                .trim()
                .replace(/^type\s+/, '')
                .split(/\s+as\s+/)[0] ?? '',
            ),
          ),
      ),
    )
    .map(({ file }) => file);

test('the search finds an import', () => {
  expect(takers(['useModalOverlay'])).toEqual(['src/internal/overlay/ModalPanel.tsx']);
  expect(takers(['CheckboxField'])).toEqual(['src/checkbox/Checkbox.tsx']);
});

test('trap 14: nothing is built on the Checkbox, Radio and Switch that are on their way out', () => {
  expect(takers(['Checkbox', 'Radio', 'Switch'])).toEqual([]);
});

test('trap 11: no Sheet, which never opens where a browser has no scrollend; trays are Modals', () => {
  expect(takers(['Sheet', 'SheetOverlay', 'SheetContent'])).toEqual([]);
});

test('trap 16: no portal container that is deprecated', () => {
  expect(sources.filter(({ text }) => text.includes('UNSTABLE_portalContainer'))).toEqual([]);
});

test('Toast 10: nothing is taken from what react-aria still calls unstable', () => {
  expect(sources.filter(({ text }) => /\bUNSTABLE_\w+/.test(text)).map(({ file }) => file)).toEqual([]);
});
