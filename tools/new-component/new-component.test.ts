import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const ui = join(root, 'packages/ui');
const script = join(root, 'tools/new-component/new-component.mjs');

let copy = '';

/** The parts of the package that a component is made into and compiled with. */
const copyPackage = () => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  copy = mkdtempSync(join(root, '.cache/new-component-'));
  for (const part of ['src', 'words']) cpSync(join(ui, part), join(copy, part), { recursive: true });
  writeFileSync(join(copy, 'src/testing/index.ts'), '');
  for (const file of ['package.json', 'status.json']) cpSync(join(ui, file), join(copy, file));
  symlinkSync(join(ui, 'node_modules'), join(copy, 'node_modules'));
  const { compilerOptions } = JSON.parse(readFileSync(join(ui, 'tsconfig.json'), 'utf8')) as {
    compilerOptions: object;
  };
  writeFileSync(
    join(copy, 'tsconfig.json'),
    JSON.stringify({
      extends: join(root, 'tsconfig.base.json'),
      compilerOptions,
      include: ['src/hand-rail', 'src/testing'],
    }),
  );
};

const make = (name: string) =>
  spawnSync(process.execPath, [script, name, '--package', copy], { encoding: 'utf8' });

beforeAll(() => {
  copyPackage();
  make('HandRail');
});
afterAll(() => rmSync(copy, { recursive: true }));

describe('pnpm new:component', () => {
  it('makes a component that compiles, with its stories and its page object', () => {
    expect(() => execFileSync('tsc', ['--noEmit', '-p', copy], { stdio: 'pipe' })).not.toThrow();
  });

  it('exports the component and its page object', () => {
    expect(readFileSync(join(copy, 'package.json'), 'utf8')).toContain(
      '"./hand-rail": "./src/hand-rail/index.ts"',
    );
    expect(readFileSync(join(copy, 'src/testing/index.ts'), 'utf8')).toContain('handRailTester');
    expect(readFileSync(join(copy, 'status.json'), 'utf8')).toContain('"hand-rail": "draft"');
    expect(readFileSync(join(copy, 'src/hand-rail/HandRail.mdx'), 'utf8')).toContain('@janani/ui/hand-rail');
  });

  it('has its words in each language that the package brings', () => {
    const messages = readFileSync(join(copy, 'src/hand-rail/HandRail.messages.ts'), 'utf8');
    expect(messages).toContain("label: 'Try it'");
    expect(messages).toContain("label: 'आज़माएँ'");
  });

  it('leaves no trace of the template’s own name', () => {
    const files = [
      'index.ts',
      'HandRail.tsx',
      'HandRail.messages.ts',
      'HandRail.stories.tsx',
      'HandRail.mdx',
    ];
    for (const file of files)
      expect(readFileSync(join(copy, 'src/hand-rail', file), 'utf8')).not.toMatch(/\bName|\bname[A-Z]|kebab/);
  });

  it('writes over nothing, and refuses what React takes for an element', () => {
    expect(make('HandRail').stderr).toContain('is there already');
    expect(make('handrail').stderr).toContain('cannot be the name of a component');
  });
});
