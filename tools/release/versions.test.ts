import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { getNotes } from './notes.ts';
import { run } from './step.ts';
import { applyVersionsPatch, writeVersionsPatch } from './versions.ts';
import { commit } from './workspace-copy.ts';

let work = '';
const pathInWork = (path: string) => join(work, path);
const patchFile = () => `${work}.patch`;

beforeEach(() => {
  work = mkdtempSync(join(tmpdir(), 'janani-versions-'));
  run('git', ['init', '--quiet', '--initial-branch', 'main'], work);
  for (const folder of ['packages/ui', '.changeset']) mkdirSync(pathInWork(folder), { recursive: true });
  writeFileSync(pathInWork('.changeset/a-change.md'), 'A change.\n');
  commit(work);
  writeFileSync(pathInWork('packages/ui/CHANGELOG.md'), '# ui\n');
  rmSync(pathInWork('.changeset/a-change.md'));
});
afterEach(() => {
  rmSync(work, { recursive: true });
  rmSync(patchFile(), { force: true });
});

const applyPatch = () => {
  run('git', ['reset', '--quiet', '--hard'], work);
  applyVersionsPatch(work, patchFile());
  return ['packages/ui/CHANGELOG.md', '.changeset/a-change.md'].map((file) => existsSync(pathInWork(file)));
};

test('bumped versions are transferred to another checkout as a patch', () => {
  writeVersionsPatch(work, patchFile());
  expect(applyPatch()).toEqual([true, false]);
});

test('a release that changes another file is rejected, and a patch is applied without such a file', () => {
  writeFileSync(pathInWork('packages/ui/index.ts'), 'export {};\n');
  expect(() => writeVersionsPatch(work, patchFile())).toThrow(/also changed\npackages\/ui\/index\.ts/);
  writeFileSync(patchFile(), run('git', ['diff', '--cached', '--no-renames', '--binary'], work));
  expect(applyPatch()).toEqual([true, false]);
  expect(existsSync(pathInWork('packages/ui/index.ts'))).toBe(false);
});

test('the notes of a version are its section of the changelog', () => {
  const changelog = '# ui\n\n## 1.1.0\n\n### Minor Changes\n\n- A button.\n\n## 1.0.0\n\n- The first.\n';
  expect(getNotes(changelog, '1.1.0')).toBe('### Minor Changes\n\n- A button.');
  expect(() => getNotes(changelog, '2.0.0')).toThrow('The changelog has no section for 2.0.0');
});
