import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { consumers } from '../release/consumers.ts';
import { packedManifest } from '../release/packed-release.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

type Versions = Record<string, string>;
type Manifest = Partial<
  Record<'dependencies' | 'devDependencies' | 'optionalDependencies' | 'peerDependencies', Versions>
>;
type Workspace = { catalog: Versions; overrides: Versions; allowBuilds: Record<string, boolean> } & Record<
  string,
  unknown
>;
type Lockfile = { packages: Record<string, { resolution: Record<string, string> }> };

const workspace = parse(read('pnpm-workspace.yaml')) as Workspace;
const lockfile = parse(read('pnpm-lock.yaml')) as Lockfile;
const manifests = globSync(
  [
    'package.json',
    '{app,pact,pact/provider-kit,packages/*}/package.json',
    'tools/lab/consumers/*/package.json',
  ],
  { cwd: root },
);

/** One version, also under another name. */
const EXACT = /^(?:npm:(?:@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/;

describe('what is installed is what was chosen', () => {
  test('the catalogue and the overrides hold exact versions only; an override may also take away', () => {
    expect(Object.keys(workspace.catalog).length).toBeGreaterThan(50);
    const ranges = [...Object.entries(workspace.catalog), ...Object.entries(workspace.overrides)].filter(
      ([, version]) => version !== '-' && !EXACT.test(version),
    );
    expect(ranges).toEqual([]);
  });

  // Peer dependencies are what a published package works with: ranges by their nature.
  test.each(manifests)('%s takes its versions from the catalogue, this repository, or exactly', (file) => {
    const { dependencies, devDependencies, optionalDependencies } = JSON.parse(read(file)) as Manifest;
    const ranges = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }).filter(
      ([, version]) => version !== 'catalog:' && version !== 'workspace:*' && !EXACT.test(version),
    );
    expect(ranges).toEqual([]);
  });

  test('every package of the lockfile comes from the registry, with a fingerprint', () => {
    const packages = Object.entries(lockfile.packages);
    expect(packages.length).toBeGreaterThan(500);
    const others = packages.filter(([, { resolution }]) => {
      const { integrity = '', ...more } = resolution;
      return !integrity.startsWith('sha512-') || Object.keys(more).length > 0;
    });
    expect(others.map(([name]) => name)).toEqual([]);
  });
});

test('only these may run a script while they are installed', () => {
  // pnpm refuses to install a package whose script is neither allowed nor denied.
  for (const weakness of ['dangerouslyAllowAllBuilds', 'strictDepBuilds', 'ignoredBuiltDependencies'])
    expect(workspace).not.toHaveProperty(weakness);
  const allowed = Object.entries(workspace.allowBuilds).filter(([, isAllowed]) => isAllowed);
  expect(allowed.map(([name]) => name)).toEqual([
    // Puts the Node that everything runs on in its place.
    'node',
    // Puts its program for this machine in its place.
    'esbuild',
  ]);
});

describe.each(consumers)('the $name consumer of the dry run', ({ name, lockfile: installs }) => {
  const { packages } = JSON.parse(readFileSync(installs, 'utf8')) as {
    packages: Record<string, Manifest & { version: string; integrity?: string; resolved?: string }>;
  };
  const { '': own, ...installed } = packages;
  const ours = ['api-client', 'ui'].map((folder) => `node_modules/@janani/${folder}`);

  test('has everything in its lockfile, with a fingerprint and from no named host', () => {
    const manifest = JSON.parse(read(`tools/lab/consumers/${name}/package.json`)) as Manifest;
    expect(own?.dependencies).toEqual(manifest.dependencies);
    const loose = Object.entries(installed).filter(
      ([path, { integrity = '', resolved }]) =>
        !ours.includes(path) && (!integrity.startsWith('sha512-') || resolved !== undefined),
    );
    expect(loose.map(([path]) => path)).toEqual([]);
  });

  // Otherwise: pnpm release dry-run --update-lockfiles
  test.each(ours)('has in it what %s brings now', (path) => {
    const folder = join(root, 'packages', basename(path));
    const { dependencies, peerDependencies } = packedManifest(folder, root);
    expect(installed[path]).toMatchObject({ version: '0.0.0', dependencies });
    expect(installed[path]?.peerDependencies).toEqual(peerDependencies);
  });
});

test('no install of a release takes what is not in a lockfile, or runs a script', () => {
  const installs = globSync('tools/release/*.ts', { cwd: root })
    .flatMap((file) => read(file).split('\n'))
    .filter(
      (line) => /npm'?[(,] ?\['(?:install|ci|add)'/.test(line) && !line.includes('--package-lock-only'),
    );
  expect(installs.length).toBe(2);
  for (const line of installs) {
    expect(line).toMatch(/'ci'|'--frozen-lockfile'/);
    expect(line).toContain("'--ignore-scripts'");
  }
});
