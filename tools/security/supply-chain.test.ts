import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { consumers } from '../release/consumers.ts';
import { getPackedManifest } from '../release/packed-release.ts';

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

/** An exact version, possibly under an alias. */
const EXACT = /^(?:npm:(?:@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/;

describe('dependencies are pinned', () => {
  test('the catalogue and the overrides contain exact versions only; an override may also remove a package', () => {
    expect(Object.keys(workspace.catalog).length).toBeGreaterThan(50);
    const ranges = [...Object.entries(workspace.catalog), ...Object.entries(workspace.overrides)].filter(
      ([, version]) => version !== '-' && !EXACT.test(version),
    );
    expect(ranges).toEqual([]);
  });

  // Peer dependencies of a published package are ranges.
  test.each(manifests)(
    '%s takes versions from the catalogue, from this repository, or exact ones',
    (file) => {
      const { dependencies, devDependencies, optionalDependencies } = JSON.parse(read(file)) as Manifest;
      const ranges = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }).filter(
        ([, version]) => version !== 'catalog:' && version !== 'workspace:*' && !EXACT.test(version),
      );
      expect(ranges).toEqual([]);
    },
  );

  test('every package of the lockfile comes from the registry, with an integrity hash', () => {
    const packages = Object.entries(lockfile.packages);
    expect(packages.length).toBeGreaterThan(500);
    const unverified = packages.filter(([, { resolution }]) => {
      const { integrity = '', ...more } = resolution;
      return !integrity.startsWith('sha512-') || Object.keys(more).length > 0;
    });
    expect(unverified.map(([name]) => name)).toEqual([]);
  });
});

test('only node and esbuild may run an install script', () => {
  // pnpm rejects a package whose install script is neither allowed nor denied.
  for (const weakness of ['dangerouslyAllowAllBuilds', 'strictDepBuilds', 'ignoredBuiltDependencies'])
    expect(workspace).not.toHaveProperty(weakness);
  const allowed = Object.entries(workspace.allowBuilds).filter(([, isAllowed]) => isAllowed);
  expect(allowed.map(([name]) => name)).toEqual([
    // Installs the pinned Node.
    'node',
    // Installs the program for this platform.
    'esbuild',
  ]);
});

describe.each(consumers)('the $name consumer of the dry run', ({ name, lockfile: lockfilePath }) => {
  const { packages } = JSON.parse(readFileSync(lockfilePath, 'utf8')) as {
    packages: Record<string, Manifest & { version: string; integrity?: string; resolved?: string }>;
  };
  const { '': rootPackage, ...installed } = packages;
  const ownPackages = ['api-client', 'ui'].map((folder) => `node_modules/@janani/${folder}`);

  test('has every package in its lockfile, with an integrity hash and without a host', () => {
    const manifest = JSON.parse(read(`tools/lab/consumers/${name}/package.json`)) as Manifest;
    expect(rootPackage?.dependencies).toEqual(manifest.dependencies);
    const unpinned = Object.entries(installed).filter(
      ([path, { integrity = '', resolved }]) =>
        !ownPackages.includes(path) && (!integrity.startsWith('sha512-') || resolved !== undefined),
    );
    expect(unpinned.map(([path]) => path)).toEqual([]);
  });

  // Otherwise: pnpm release dry-run --update-lockfiles
  test.each(ownPackages)('contains the current dependencies of %s', (path) => {
    const folder = join(root, 'packages', basename(path));
    const { dependencies, peerDependencies } = getPackedManifest(folder, root);
    expect(installed[path]).toMatchObject({ version: '0.0.0', dependencies });
    expect(installed[path]?.peerDependencies).toEqual(peerDependencies);
  });
});

test('every install of a release uses a lockfile and runs no script', () => {
  const lockfilePath = globSync('tools/release/*.ts', { cwd: root })
    .flatMap((file) => read(file).split('\n'))
    .filter(
      (line) => /npm'?[(,] ?\['(?:install|ci|add)'/.test(line) && !line.includes('--package-lock-only'),
    );
  expect(lockfilePath.length).toBe(2);
  for (const line of lockfilePath) {
    expect(line).toMatch(/'ci'|'--frozen-lockfile'/);
    expect(line).toContain("'--ignore-scripts'");
  }
});
