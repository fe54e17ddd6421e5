import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { writePlaceholders } from './facts.ts';
import { expectedManifest, readReleases } from './packed-release.ts';
import { run } from './step.ts';

const work = mkdtempSync(join(tmpdir(), 'janani-packed-'));
const workspace = join(work, 'workspace');
const packed = join(work, 'packed');
const source = join(workspace, 'packages/ui');
const file = join(packed, 'packages/janani-ui-1.2.0.tgz');

const write = (path: string, content: unknown) =>
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));

beforeAll(() => {
  mkdirSync(source, { recursive: true });
  mkdirSync(join(workspace, '.changeset'));
  writePlaceholders(workspace);
  write(
    join(workspace, 'pnpm-workspace.yaml'),
    "packages:\n  - app\ncatalog:\n  '@scope/one': 1.0.0\n  two: 2.0.0\n",
  );
  write(join(source, 'package.json'), {
    name: '@janani/ui',
    version: '1.2.0',
    files: ['MIGRATION.md', 'dist'],
    exports: { './button': './src/button.ts' },
    publishConfig: { access: 'public', exports: { './button': './dist/button.js' } },
    dependencies: { '@scope/one': 'catalog:' },
    peerDependencies: { react: '^19.0.0' },
  });
});

afterAll(() => rmSync(work, { recursive: true, force: true }));

const documents = () => ({
  LICENSE: readFileSync(join(workspace, '.changeset/LICENSE'), 'utf8'),
  'MIGRATION.md': '# From one version to the next\n\n## Version 1\n',
});

/** Packs what a build would have left, and writes the plan for it. */
const pack = (manifest: unknown, files: Record<string, string> = { 'dist/button.js': 'export {}' }) => {
  const folder = join(work, 'content/package');
  rmSync(folder, { recursive: true, force: true });
  const all = { ...documents(), ...files, 'package.json': JSON.stringify(manifest) };
  for (const [path, content] of Object.entries(all)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    write(join(folder, path), content);
  }
  mkdirSync(join(packed, 'packages'), { recursive: true });
  const paths = Object.keys(all).map((path) => `package/${path}`);
  run('tar', ['-czf', file, '-C', join(work, 'content'), ...paths], work);
  const integrity = `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`;
  const release = { kind: 'publish', name: '@janani/ui', version: '1.2.0', access: 'public', tag: 'latest' };
  const plan = [[{ ...release, tarball: { path: 'packages/janani-ui-1.2.0.tgz', integrity } }]];
  write(join(packed, 'publish-plan.json'), { version: 1, plan });
};

let manifest: ReturnType<typeof expectedManifest>;
beforeEach(() => {
  manifest = expectedManifest(source, workspace);
});

test('a tarball with the manifest of the repository may be published', () => {
  expect(manifest).toMatchObject({
    exports: { './button': './dist/button.js' },
    dependencies: { '@scope/one': '1.0.0' },
    publishConfig: { access: 'public' },
  });
  pack(manifest);
  expect(readReleases(packed, workspace)).toEqual([
    { name: '@janani/ui', version: '1.2.0', access: 'public', tag: 'latest', file },
  ]);
});

test('a tarball that changed after it was packed may not', () => {
  pack(manifest);
  writeFileSync(file, Buffer.concat([readFileSync(file), Buffer.from('more')]));
  expect(() => readReleases(packed, workspace)).toThrow(/is not what was packed/);
});

test.each([
  ['a script that runs at every install', { scripts: { postinstall: 'node dist/button.js' } }],
  ['a dependency', { dependencies: { '@scope/one': '1.0.0', more: '1.0.0' } }],
  ['another source of a dependency', { dependencies: { '@scope/one': 'npm:more@1.0.0' } }],
  ['another registry', { publishConfig: { access: 'public', registry: 'http://localhost/' } }],
  ['another version', { version: '1.2.1' }],
])('a manifest with %s may not', (_, added) => {
  pack({ ...manifest, ...added });
  expect(() => readReleases(packed, workspace)).toThrow(/is not the one of this repository/);
});

test.each(['binding.gyp', 'node_modules/more/index.js', 'npm-shrinkwrap.json'])(
  'a tarball with %s may not',
  (path) => {
    pack(manifest, { [path]: '' });
    expect(() => readReleases(packed, workspace)).toThrow(`also holds package/${path}.`);
  },
);

test('a package that is not ours may not', () => {
  pack(manifest);
  const plan = join(packed, 'publish-plan.json');
  write(plan, readFileSync(plan, 'utf8').replace('@janani/ui', '@janani/other'));
  expect(() => readReleases(packed, workspace)).toThrow('@janani/other is no package of this repository.');
});

test('a tarball with another licence than the owner’s may not', () => {
  pack(manifest, { LICENSE: 'Another one.' });
  expect(() => readReleases(packed, workspace)).toThrow(
    "The licence in the tarball of @janani/ui is not the owner's.",
  );
});

test('a major version that does not say what to change may not', () => {
  pack(manifest, { 'MIGRATION.md': '## Version 0\n' });
  expect(() => readReleases(packed, workspace)).toThrow(/says nothing of what to change for 1\.2\.0/);
});
