import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Facts, manifestFacts, missingFacts, readFacts, writePlaceholders } from './facts.ts';
import { supportText, withOwnerFiles } from './owner-files.ts';
import { packages } from './tarballs.ts';

const facts: Facts = {
  license: 'MIT',
  repository: 'https://github.com/owner/name',
  homepage: 'https://example.org/',
  bugs: 'https://github.com/owner/name/issues',
  supportMonths: 12,
  licenceText: 'The text.\n',
};

const workspace = mkdtempSync(join(tmpdir(), 'janani-facts-'));
const manifest = '{\n  "name": "of the workspace"\n}\n';

beforeAll(() => {
  mkdirSync(join(workspace, '.changeset'));
  for (const folder of packages) {
    mkdirSync(join(workspace, 'packages', folder), { recursive: true });
    writeFileSync(join(workspace, 'packages', folder, 'package.json'), manifest);
  }
});
afterAll(() => rmSync(workspace, { recursive: true, force: true }));

describe('a release', () => {
  test('is refused until the owner has filled in everything, with the names of what is missing', () => {
    const empty = { license: '', repository: '', homepage: '', bugs: '', supportMonths: 0 };
    writeFileSync(join(workspace, '.changeset/release.json'), JSON.stringify(empty));
    expect(() => readFacts(workspace)).toThrow(
      /lacks what only the owner can say:\n.*`license`[^]*`repository`[^]*`homepage`[^]*`bugs`[^]*`supportMonths`[^]*LICENSE\n.*nothing is published\. Fill it in/,
    );
  });

  test('has everything when it is filled in', () => {
    expect(missingFacts(facts)).toEqual([]);
    writePlaceholders(workspace);
    expect(JSON.stringify(readFacts(workspace))).toMatch(/placeholder/i);
    expect(readFacts(workspace).licenceText).toContain('PLACEHOLDER');
  });

  test.each([
    [{ license: 'UNLICENSED' }, '`license`'],
    [{ repository: 'git@github.com:owner/name' }, '`repository`'],
    [{ repository: 'https://github.com/owner/name.git' }, '`repository`'],
    [{ homepage: 'example.org' }, '`homepage`'],
    [{ bugs: '' }, '`bugs`'],
    [{ supportMonths: 0.5 }, '`supportMonths`'],
    [{ licenceText: ' \n' }, 'text in .changeset/LICENSE'],
  ])('is refused with %j', (changed, name) => {
    expect(missingFacts({ ...facts, ...changed })).toEqual([expect.stringContaining(name)]);
  });

  test('names the folder of a package in its repository', () => {
    expect(manifestFacts(facts, 'ui').repository).toEqual({
      type: 'git',
      url: 'git+https://github.com/owner/name.git',
      directory: 'packages/ui',
    });
  });
});

describe('while it is packed', () => {
  const ui = (file: string) => join(workspace, 'packages/ui', file);

  test('a package has its licence, its support and the facts; afterwards it is as it was', () => {
    withOwnerFiles(workspace, facts, () => {
      expect(readFileSync(ui('LICENSE'), 'utf8')).toBe(facts.licenceText);
      expect(readFileSync(ui('SUPPORT.md'), 'utf8')).toBe(supportText(facts));
      expect(JSON.parse(readFileSync(ui('package.json'), 'utf8'))).toMatchObject({
        name: 'of the workspace',
        license: 'MIT',
        homepage: facts.homepage,
      });
    });
    expect([ui('LICENSE'), ui('SUPPORT.md')].filter((file) => existsSync(file))).toEqual([]);
    expect(readFileSync(ui('package.json'), 'utf8')).toBe(manifest);
  });

  test('also when packing fails', () => {
    const fail = () => {
      throw new Error('no room');
    };
    expect(() => withOwnerFiles(workspace, facts, fail)).toThrow('no room');
    expect(readFileSync(ui('package.json'), 'utf8')).toBe(manifest);
  });
});
