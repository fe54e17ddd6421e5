import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import {
  findMissingDetails,
  readOwnerDetails,
  withOwnerDetails,
  writePlaceholders,
} from './owner-details.ts';
import { packages } from './tarballs.ts';

const workspace = mkdtempSync(join(tmpdir(), 'janani-facts-'));
const ui = (file = '') => join(workspace, 'packages/ui', file);
const manifest = '{\n  "name": "of the workspace"\n}\n';
mkdirSync(join(workspace, '.changeset'));
for (const folder of packages) {
  mkdirSync(join(workspace, 'packages', folder), { recursive: true });
  writeFileSync(join(workspace, 'packages', folder, 'package.json'), manifest);
}
afterAll(() => rmSync(workspace, { recursive: true, force: true }));

test('readOwnerDetails: throws with a list of the missing details until all are set', () => {
  writeFileSync(join(workspace, '.changeset/release.json'), '{}');
  expect(() => readOwnerDetails(workspace)).toThrow(
    /`license`[^]*`repository`[^]*`homepage`[^]*`bugs`[^]*`supportMonths`[^]*LICENSE\n.*nothing is published\. Fill it in/,
  );
  writePlaceholders(workspace);
  expect(readOwnerDetails(workspace).licenceText).toContain('PLACEHOLDER');
});

test.each([
  [{ license: 'UNLICENSED' }, '`license`'],
  [{ repository: 'https://github.com/owner/name.git' }, '`repository`'],
  [{ homepage: 'example.org' }, '`homepage`'],
  [{ supportMonths: 0.5 }, '`supportMonths`'],
  [{ licenceText: ' \n' }, 'text in .changeset/LICENSE'],
])('findMissingDetails: reports %j as invalid', (changed, name) => {
  expect(findMissingDetails({ ...readOwnerDetails(workspace), ...changed })).toEqual([
    expect.stringContaining(name),
  ]);
});

test('withOwnerDetails: adds the details while a package is packed, and restores it afterwards, even after an error', () => {
  const details = readOwnerDetails(workspace);
  const pack = () => {
    expect(readFileSync(ui('LICENSE'), 'utf8')).toBe(details.licenceText);
    expect(readFileSync(ui('SUPPORT.md'), 'utf8')).toContain('999 months');
    const url = 'git+https://github.com/placeholder-of-a-dry-run/placeholder.git';
    expect(JSON.parse(readFileSync(ui('package.json'), 'utf8'))).toMatchObject({
      name: 'of the workspace',
      license: details.license,
      repository: { type: 'git', url, directory: 'packages/ui' },
    });
    throw new Error('no room');
  };
  expect(() => withOwnerDetails(workspace, details, pack)).toThrow('no room');
  expect(readdirSync(ui())).toEqual(['package.json']);
  expect(readFileSync(ui('package.json'), 'utf8')).toBe(manifest);
});
