/**
 * The lockfiles of the consumers. They pin everything except the two packages of this repository, which each dry run
 * builds; it fills in their version and integrity.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from './packed-release.ts';
import { run } from './step.ts';

/** Placeholder in a committed file for the version of a dry run. */
const PLACEHOLDER = '0.0.0';

type Versions = Record<string, string>;
type Entry = {
  version?: string;
  integrity?: string;
  dependencies?: Versions;
  optionalDependencies?: Versions;
};
type Lockfile = { packages: Record<string, Entry> };
/** A manifest has the first placeholder, a lockfile the second. */
type Content = { dependencies: Versions } & Lockfile;

const editJson = (file: string, edit: (content: Content) => void) => {
  const content = JSON.parse(readFileSync(file, 'utf8')) as Content;
  edit(content);
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
};

const computeIntegrity = (file: string) =>
  `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`;

const setVersions = (dependencies: Versions = {}, versions: Versions) => {
  for (const [name, version] of Object.entries(versions))
    if (name in dependencies) dependencies[name] = version;
};

/** Fills in the packages of a dry run in the manifest and the lockfile of a consumer. */
export const fillInVersions = (folder: string, releases: Release[]) => {
  const versions = Object.fromEntries(releases.map(({ name, version }) => [name, version]));
  editJson(join(folder, 'package.json'), ({ dependencies }) => setVersions(dependencies, versions));
  editJson(join(folder, 'package-lock.json'), ({ packages }) => {
    setVersions(packages['']?.dependencies, versions);
    for (const { name, version, file } of releases) {
      const entry = packages[`node_modules/${name}`];
      if (entry) Object.assign(entry, { version, integrity: computeIntegrity(file) });
    }
  });
};

/** `npm ci` rejects a lockfile without an optional package, even one that the registry lacks. */
const removeMissingOptionalDependencies = (packages: Lockfile['packages']) => {
  for (const { optionalDependencies = {} } of Object.values(packages))
    for (const name of Object.keys(optionalDependencies))
      if (!Object.keys(packages).some((path) => path.endsWith(`node_modules/${name}`)))
        delete optionalDependencies[name];
};

/** Updates the lockfile of a consumer in the repository, with placeholders for the packages of the dry run. */
export const updateLockfile = (source: string, folder: string, releases: Release[]) => {
  const file = join(folder, 'package-lock.json');
  const packages = releases.map(({ name, version }) => `${name}@${version}`);
  const options = ['--ignore-scripts', '--omit-lockfile-registry-resolved', '--save-exact'];
  run('npm', ['install', '--package-lock-only', ...options, ...packages], folder);
  const placeholders = Object.fromEntries(releases.map(({ name }) => [name, PLACEHOLDER]));
  editJson(join(folder, 'package.json'), ({ dependencies }) => setVersions(dependencies, placeholders));
  editJson(file, ({ packages }) => {
    setVersions(packages['']?.dependencies, placeholders);
    for (const { name } of releases) {
      const entry = packages[`node_modules/${name}`];
      if (!entry)
        throw new Error(
          `npm did not resolve ${name}, so its dependencies would be missing from the lockfile.`,
        );
      entry.version = PLACEHOLDER;
      delete entry.integrity;
    }
    removeMissingOptionalDependencies(packages);
  });
  for (const name of ['package.json', 'package-lock.json'])
    writeFileSync(join(source, name), readFileSync(join(folder, name)));
};
