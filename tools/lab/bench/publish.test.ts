import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { renderFiles, readRun } from './publish.ts';

/** The text without the formatting of tables, and without line breaks, which the formatter sets. */
const normalizeText = (text: string) => text.replaceAll(/[\s-]+/g, ' ');

it('the committed pages match the committed run', () => {
  const files = [...renderFiles(readRun())];
  const wrong = files.filter(
    ([file, content]) => normalizeText(readFileSync(file, 'utf8')) !== normalizeText(content),
  );
  expect(files.map(([file]) => file.split('/').at(-1))).toEqual(['RESULTS.md', 'README.md', 'quality.md']);
  expect(wrong.map(([file]) => file)).toEqual([]);
});
