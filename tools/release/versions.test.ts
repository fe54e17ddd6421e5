import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { notesOf } from './notes.ts';
import { run } from './step.ts';
import { applyVersionsPatch, writeVersionsPatch } from './versions.ts';
import { commit } from './workspace-copy.ts';

let work = '';
let patch = '';
const inWork = (path: string) => join(work, path);

beforeEach(() => {
  work = mkdtempSync(join(tmpdir(), 'janani-versions-'));
  patch = `${work}.patch`;
  run('git', ['init', '--quiet', '--initial-branch', 'main'], work);
  mkdirSync(inWork('packages/ui'), { recursive: true });
  mkdirSync(inWork('.changeset'));
  writeFileSync(inWork('packages/ui/package.json'), '{ "version": "1.0.0" }\n');
  writeFileSync(inWork('.changeset/a-change.md'), 'A change.\n');
  commit(work);
});

afterEach(() => {
  rmSync(work, { recursive: true, force: true });
  rmSync(patch, { force: true });
});

const raise = () => {
  writeFileSync(inWork('packages/ui/package.json'), '{ "version": "1.1.0" }\n');
  writeFileSync(inWork('packages/ui/CHANGELOG.md'), '# ui\n');
  rmSync(inWork('.changeset/a-change.md'));
};
const goBack = () => run('git', ['reset', '--quiet', '--hard'], work);

test('raised versions go from one checkout to another as a patch', () => {
  raise();
  writeVersionsPatch(work, patch);
  goBack();
  expect(existsSync(inWork('packages/ui/CHANGELOG.md'))).toBe(false);
  applyVersionsPatch(work, patch);
  expect(readFileSync(inWork('packages/ui/package.json'), 'utf8')).toContain('1.1.0');
  expect(existsSync(inWork('packages/ui/CHANGELOG.md'))).toBe(true);
  expect(existsSync(inWork('.changeset/a-change.md'))).toBe(false);
});

test('a release that changes another file is refused', () => {
  raise();
  writeFileSync(inWork('packages/ui/index.ts'), 'export {};\n');
  expect(() => writeVersionsPatch(work, patch)).toThrow(/also changed\npackages\/ui\/index\.ts/);
});

test('of a patch that changes another file, that file is left out', () => {
  raise();
  writeFileSync(inWork('packages/ui/index.ts'), 'export {};\n');
  run('git', ['add', '--all'], work);
  writeFileSync(patch, run('git', ['diff', '--cached', '--no-renames', '--binary'], work));
  goBack();
  applyVersionsPatch(work, patch);
  expect(existsSync(inWork('packages/ui/CHANGELOG.md'))).toBe(true);
  expect(existsSync(inWork('packages/ui/index.ts'))).toBe(false);
});

test('the notes of a version are its part of the changelog', () => {
  const changelog = '# ui\n\n## 1.1.0\n\n### Minor Changes\n\n- A button.\n\n## 1.0.0\n\n- The first.\n';
  expect(notesOf(changelog, '1.1.0')).toBe('### Minor Changes\n\n- A button.');
  expect(notesOf(changelog, '1.0.0')).toBe('- The first.');
  expect(() => notesOf(changelog, '2.0.0')).toThrow('The changelog says nothing of 2.0.0.');
});
