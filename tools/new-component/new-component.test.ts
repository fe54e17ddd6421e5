import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const ui = join(root, 'packages/ui');
const script = join(root, 'tools/new-component/new-component.mjs');

// A copy of the files of the package that a new component changes or requires.
mkdirSync(join(root, '.cache'), { recursive: true });
const copy = mkdtempSync(join(root, '.cache/new-component-'));
afterAll(() => rmSync(copy, { recursive: true }));
for (const part of ['src', 'messages', 'package.json', 'status.json'])
  cpSync(join(ui, part), join(copy, part), { recursive: true });
writeFileSync(join(copy, 'src/testing/index.ts'), '');
symlinkSync(join(ui, 'node_modules'), join(copy, 'node_modules'));
const config = JSON.parse(readFileSync(join(ui, 'tsconfig.json'), 'utf8')) as { compilerOptions: object };
const include = ['src/hand-rail', 'src/testing'];
writeFileSync(
  join(copy, 'tsconfig.json'),
  JSON.stringify({ ...config, extends: join(root, 'tsconfig.base.json'), include }),
);

const read = (file: string) => readFileSync(join(copy, file), 'utf8');
const createComponent = (name: string) =>
  spawnSync(process.execPath, [script, name, '--package', copy], { encoding: 'utf8' });

it('`pnpm new:component` creates a component that compiles, is exported and has its messages', () => {
  createComponent('HandRail');
  expect(() => execFileSync('tsc', ['--noEmit', '-p', copy], { stdio: 'pipe' })).not.toThrow();
  expect(read('package.json')).toContain('"./hand-rail": "./src/hand-rail/index.ts"');
  expect(read('src/testing/index.ts')).toContain('handRailTester');
  expect(read('status.json')).toContain('"hand-rail": "draft"');
  expect(read('src/hand-rail/HandRail.messages.ts')).toContain("label: 'Try it'");
  expect(read('src/messages/hi/index.ts')).toContain("handRail: {\n    label: 'आज़माएँ'");
  for (const file of globSync('src/hand-rail/*', { cwd: copy }))
    expect(read(file)).not.toMatch(/\bName|\bname[A-Z]|kebab/);
});

it('`pnpm new:component` overwrites no component, and rejects a lower-case name, which React treats as an element', () => {
  expect(createComponent('HandRail').stderr).toContain('is there already');
  expect(createComponent('handrail').stderr).toContain('cannot be the name of a component');
});
