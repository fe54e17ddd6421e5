import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { manifestProblems, workflowProblems } from './provenance.ts';

const root = join(import.meta.dirname, '../..');
const workflow = readFileSync(join(root, '.github/workflows/release.yml'), 'utf8');
const repository = { url: 'git+https://github.com/owner/name.git', directory: 'packages/ui' };
const manifest = { name: '@janani/ui', publishConfig: { access: 'public' }, repository };

test('a public package in the folder that it names, published by the workflow, has its provenance', () => {
  expect(manifestProblems(manifest, root)).toEqual([]);
  expect(workflowProblems(workflow)).toEqual([]);
});

test.each([
  ['no repository', { repository: undefined }, 'as its repository'],
  ['a repository npm cannot compare', { repository: { ...repository, url: 'name' } }, '"name" as its'],
  ['another folder', { repository: { ...repository, directory: 'packages/api-client' } }, 'is not in'],
  ['no public access', { publishConfig: {} }, 'is not public'],
])('a manifest with %s has none', (_, changed, problem) => {
  expect(manifestProblems({ ...manifest, ...changed } as typeof manifest, root)).toContainEqual(
    expect.stringContaining(problem),
  );
});

test.each([
  ['without the right to prove who it is', 'id-token: write', 'id-token: none'],
  ['that does not ask for it', "NPM_CONFIG_PROVENANCE: 'true'", "NPM_CONFIG_PROVENANCE: 'false'"],
  ['that nobody knows of', 'tools/release/publish.ts', 'tools/release/other.ts'],
])('a workflow %s has none', (_, before, after) => {
  expect(workflow).toContain(before);
  expect(workflowProblems(workflow.replace(before, after))).toHaveLength(1);
});
