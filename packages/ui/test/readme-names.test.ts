import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import table from '../components.json';
import manifest from '../package.json';
import * as testing from '../src/testing/index.ts';
import { packageFolder } from './package-exports.ts';

const packed: readonly string[] = manifest.files;
const readme = readFileSync(join(packageFolder, 'README.md'), 'utf8');

describe("the README, the package's only documentation for its users", () => {
  it.each(Object.keys(testing))('names the page object %s', (name) =>
    expect(readme).toContain(`\`${name}\``),
  );

  it('names every value of a brand', () => {
    const brand = table.types.find(({ name }) => name === 'Brand');
    const missing = brand?.members.filter(({ name }) => !readme.includes(`\`${name}\``));
    expect(missing).toEqual([]);
  });

  it('names only files that the package contains', () => {
    const files = Array.from(readme.matchAll(/node_modules\/@janani\/ui\/([\w./-]+)/g), ([, file]) => file!);
    expect(files.length).toBeGreaterThan(0);
    const isPacked = (file: string) =>
      packed.some((entry) => file === entry || file.startsWith(`${entry}/`)) &&
      (file.startsWith('dist') || existsSync(join(packageFolder, file)));
    expect(files.filter((file) => !isPacked(file))).toEqual([]);
  });

  it('shows React Hook Form in a module that the test app compiles', () => {
    const visit = join(packageFolder, '../../tools/lab/consumers/vite/src/Visit.tsx');
    expect(readme).toContain(readFileSync(visit, 'utf8'));
  });
});
