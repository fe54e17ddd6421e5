import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '..');
const sources = globSync('src/**/*.{ts,tsx}', { cwd: folder })
  .filter((file) => !/\.(?:test|stories)\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));

/** The files that import one of these names from react-aria. */
const findImporters = (names: string[]) =>
  sources
    .filter(({ text }) =>
      [...text.matchAll(/import\s+(?:type\s+)?\{([^}]+)\}\s+from\s+'react-aria[^']*'/g)].some(
        ([, list = '']) =>
          list.split(',').some((specifier) =>
            names.includes(
              specifier
                .trim()
                .replace(/^type\s+/, '')
                .split(/\s+as\s+/)[0] ?? '',
            ),
          ),
      ),
    )
    .map(({ file }) => file);

test('the search finds an import', () => {
  expect(findImporters(['useModalOverlay'])).toEqual(['src/internal/overlay/ModalPanel.tsx']);
  expect(findImporters(['CheckboxField'])).toEqual(['src/checkbox/Checkbox.tsx']);
});

test('no file imports the deprecated Checkbox, Radio and Switch [trap 14]', () => {
  expect(findImporters(['Checkbox', 'Radio', 'Switch'])).toEqual([]);
});

test('no file imports Sheet, which never opens in a browser without scrollend [trap 11]', () => {
  expect(findImporters(['Sheet', 'SheetOverlay', 'SheetContent'])).toEqual([]);
});

test('no file uses the deprecated portal container [trap 16]', () => {
  expect(sources.filter(({ text }) => text.includes('UNSTABLE_portalContainer'))).toEqual([]);
});

test('Toast 10: nothing that react-aria still marks unstable is imported', () => {
  expect(sources.filter(({ text }) => /\bUNSTABLE_\w+/.test(text)).map(({ file }) => file)).toEqual([]);
});
