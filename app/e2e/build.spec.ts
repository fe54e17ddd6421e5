import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const filesOf = (directory: string) =>
  readdirSync(join(import.meta.dirname, '../dist', directory), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:js|html|css)$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));

const traces = [/emulator\/config/, /disableWarnings/, /__sandbox/, /demo-janani/, /localhost:|127\.0\.0\.1/];

test('a production build holds no emulator code', () => {
  const files = filesOf('production');
  expect(files.length).toBeGreaterThan(5);
  for (const trace of traces) expect(files.filter((text) => trace.test(text))).toEqual([]);
});

test('the same search finds the emulator in a sandbox build', () => {
  expect(filesOf('sandbox').some((text) => /demo-janani/.test(text))).toBe(true);
});
