import { createHash } from 'node:crypto';
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { writePlaceholders } from './owner-details.ts';
import { getExpectedManifest, readReleases } from './packed-release.ts';
import { run } from './step.ts';

const work = mkdtempSync(join(tmpdir(), 'janani-packed-'));
const workspace = join(work, 'workspace');
const packed = join(work, 'packed');
const source = join(workspace, 'packages/ui');
const file = join(packed, 'packages/janani-ui-1.2.0.tgz');
afterAll(() => rmSync(work, { recursive: true }));

const write = (path: string, content: string | object) => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
};

mkdirSync(join(workspace, '.changeset'), { recursive: true });
writePlaceholders(workspace);
write(join(workspace, 'pnpm-workspace.yaml'), "catalog:\n  '@scope/one': 1.0.0\n  two: 2.0.0\n");
write(join(source, 'package.json'), {
  name: '@janani/ui',
  version: '1.2.0',
  files: ['MIGRATION.md', 'dist'],
  exports: { './button': './src/button.ts' },
  publishConfig: { access: 'public', exports: { './button': './dist/button.js' } },
  dependencies: { '@scope/one': 'catalog:' },
  devDependencies: { '@janani/ui': 'workspace:*' },
});
const manifest = getExpectedManifest(source, workspace);

/** Packs a minimal build, and writes the plan for it. */
const pack = (changed: object = {}, files: Record<string, string> = {}, name = '@janani/ui') => {
  const folder = join(work, 'content');
  rmSync(folder, { recursive: true, force: true });
  const all: Record<string, string | object> = {
    LICENSE: readFileSync(join(workspace, '.changeset/LICENSE'), 'utf8'),
    'MIGRATION.md': '## Version 1\n',
    'dist/button.js': 'export {}',
    ...files,
    'package.json': { ...manifest, ...changed },
  };
  const paths = Object.keys(all).map((path) => `package/${path}`);
  for (const [path, content] of Object.entries(all)) write(join(folder, 'package', path), content);
  mkdirSync(dirname(file), { recursive: true });
  run('tar', ['-czf', file, '-C', folder, ...paths], work);
  const integrity = `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`;
  const tarball = { path: 'packages/janani-ui-1.2.0.tgz', integrity };
  const release = { kind: 'publish', name, version: '1.2.0', access: 'public', tag: 'latest', tarball };
  write(join(packed, 'publish-plan.json'), { plan: [[release]] });
};

test('a tarball with the manifest of the repository is accepted', () => {
  expect(manifest).toMatchObject({
    exports: { './button': './dist/button.js' },
    dependencies: { '@scope/one': '1.0.0' },
    devDependencies: { '@janani/ui': '1.2.0' },
    publishConfig: { access: 'public' },
  });
  pack();
  expect(readReleases(packed, workspace)).toEqual([
    { name: '@janani/ui', version: '1.2.0', access: 'public', tag: 'latest', file },
  ]);
});

const MANIFEST = 'is not the one of this repository';
test.each<[what: string, pack: () => void, reason: string]>([
  [
    'was changed after it was packed',
    () => (pack(), appendFileSync(file, 'more')),
    'differs from the packed file',
  ],
  ['runs a script at every install', () => pack({ scripts: { postinstall: 'x' } }), MANIFEST],
  ['has another dependency', () => pack({ dependencies: { '@scope/one': 'npm:more@1.0.0' } }), MANIFEST],
  [
    'contains a file that runs at installation',
    () => pack({}, { 'binding.gyp': '' }),
    'also contains package/binding.gyp.',
  ],
  [
    'contains other packages',
    () => pack({}, { 'node_modules/more/index.js': '' }),
    'also contains package/node_mod',
  ],
  [
    'is of another project',
    () => pack({}, {}, '@janani/other'),
    '@janani/other is not a package of this repository.',
  ],
  ['has another licence', () => pack({}, { LICENSE: 'Another.' }), "is not the owner's."],
  ['does not describe its major version', () => pack({}, { 'MIGRATION.md': '' }), 'what to change for 1.2.0'],
])('a tarball is not published if it %s', (_title, packInvalid, reason) => {
  packInvalid();
  expect(() => readReleases(packed, workspace)).toThrow(reason);
});
