import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { symbolicate } from './symbolicate.ts';

const folder = mkdtempSync(join(tmpdir(), 'janani-maps-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const write = (name: string, content: string) => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};
const map = (mappings: string) => JSON.stringify({ version: 3, sources: ['a.ts'], names: [], mappings });
write('good.js.map', map('AAAA,UACG'));
write('invalid.js.map', map('!!!!'));
write('broken.js.map', 'null');
const report = write('report.txt', '/assets/broken.js:1:1');

test.each([
  ['good.js:1:15', '(a.ts:2:4)'],
  ['good.js:9:1', '(not in its map)'],
  ['invalid.js:1:15', '(not in its map)'],
  ['other.js:1:1', '(no map of this release)'],
])('the position %s is followed by %s', (position, source) => {
  expect(symbolicate(`/assets/${position}`, folder)).toBe(`/assets/${position} ${source}`);
});

test('control characters of a report are escaped, lines and tabs are not', () => {
  expect(symbolicate('\u001B[2J\r\n\tat \rx\u009B', folder)).toBe(
    String.raw`\u001b[2J` + '\r\n\tat ' + String.raw`\u000dx\u009b`,
  );
});

test('what cannot be read is one line that names it, without a stack, and exit code 1', () => {
  const large = write('large.txt', '');
  truncateSync(large, 10_000_001);
  const failures: [report: string, maps: string, named: string][] = [
    [folder, folder, `${folder} is not a readable file`],
    [large, folder, `${large} has more than 10 MB`],
    [report, report, `${report} is not a folder`],
    [report, folder, 'broken.js.map is not a source map'],
  ];
  for (const [file, maps, named] of failures) {
    const args = [join(import.meta.dirname, 'symbolicate.ts'), file, maps];
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^[^\n]*, so [^\n]*\. Name [^\n]*\n$/)]);
    expect(stderr).toContain(named);
  }
});
