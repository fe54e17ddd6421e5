/**
 * Checks the plan and the tarballs of `changeset pack` against the repository, and publishes them. Runs with the right
 * to publish, so it imports no installed package and uses only Node, npm and tar.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { toManifestFields, readOwnerDetails } from './owner-details.ts';
import { run } from './step.ts';
import { type Manifest, getManifest, packages } from './tarballs.ts';

export type Release = { name: string; version: string; access: string; tag: string; file: string };

type Entry = Omit<Release, 'file'> & { kind: string; tarball: { path: string; integrity: string } };

/** Files that npm packs of every package, in addition to those in its manifest. */
const ALWAYS_PACKED = ['package.json', 'README.md', 'LICENSE'];

/** Every major version has a migration guide; versions before 1.0 count as one. */
const hasMigration = (text: string, version: string) =>
  new RegExp(`^## Version ${version.split('.')[0]}$`, 'm').test(text);

const DEPENDENCY_FIELDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];

/** The versions of the catalogue, read without a YAML library. */
const getCatalog = (workspace: string): Record<string, string> => {
  const [, block = ''] = readFileSync(join(workspace, 'pnpm-workspace.yaml'), 'utf8').split(/^catalog:\n/m);
  const lines = block.split(/^\S/m)[0]?.matchAll(/^ {2}'?([^':]+)'?: (\S+)$/gm) ?? [];
  return Object.fromEntries([...lines].map(([, name, version]) => [name, version]));
};

/** The manifest as pnpm packs it. */
export const getPackedManifest = (folder: string, workspace: string): Manifest => {
  const { publishConfig = {}, ...manifest } = getManifest(folder);
  const { access, ...publishedFields } = publishConfig;
  const catalog = getCatalog(workspace);
  const expected: Record<string, unknown> = {
    ...manifest,
    ...publishedFields,
    publishConfig: { access },
  };
  for (const kind of DEPENDENCY_FIELDS) {
    const ranges = expected[kind] as Record<string, string> | undefined;
    if (!ranges) continue;
    expected[kind] = Object.fromEntries(
      Object.entries(ranges).map(([name, range]) => {
        if (range === 'workspace:*')
          return [name, getManifest(join(workspace, 'packages', basename(name))).version];
        return [name, range === 'catalog:' ? catalog[name] : range];
      }),
    );
  }
  return expected as Manifest;
};

/** The manifest that a tarball must contain: with the owner's details, and no addition of the build. */
export const getExpectedManifest = (folder: string, workspace: string): Manifest => ({
  ...getPackedManifest(folder, workspace),
  ...toManifestFields(readOwnerDetails(workspace), basename(folder)),
});

/** The reason why a tarball may not be published, as a sentence; otherwise undefined. */
export const findRejectionReason = (
  { name, version, file }: Release,
  workspace: string,
): string | undefined => {
  const folder = packages.find((candidate) => name === `@janani/${candidate}`);
  if (!folder) return `${name} is not a package of this repository.`;
  const expected = getExpectedManifest(join(workspace, 'packages', folder), workspace);
  if (version !== expected.version) return `${name} is ${expected.version} here, and ${version} in the plan.`;
  const manifest: unknown = JSON.parse(run('tar', ['-xzOf', file, 'package/package.json'], workspace));
  if (!isDeepStrictEqual(manifest, expected))
    return `The manifest in the tarball of ${name} is not the one of this repository.`;
  const getContent = (path: string) =>
    run('tar', ['-xzOf', file, `package/${path}`], workspace, { LC_ALL: 'C' });
  if (getContent('LICENSE') !== readOwnerDetails(workspace).licenceText)
    return `The licence in the tarball of ${name} is not the owner's.`;
  if (!hasMigration(getContent('MIGRATION.md'), version))
    return `MIGRATION.md of ${name} does not describe what to change for ${version}.`;
  const allowedFiles = new Set([...ALWAYS_PACKED, ...expected.files]);
  const unexpectedFiles = run('tar', ['-tzf', file], workspace)
    .split('\n')
    .filter(
      (path) => path !== '' && !(path.startsWith('package/') && allowedFiles.has(path.split('/')[1] ?? '')),
    );
  return unexpectedFiles.length > 0
    ? `The tarball of ${name} also contains ${unexpectedFiles.join(', ')}.`
    : undefined;
};

/**
 * Reads a plan; throws where a tarball is not the packed one, or contains files that the repository does not declare.
 */
export const readReleases = (packed: string, workspace: string): Release[] => {
  const { plan } = JSON.parse(readFileSync(join(packed, 'publish-plan.json'), 'utf8')) as { plan: Entry[][] };
  return plan
    .flat()
    .filter(({ kind }) => kind === 'publish')
    .map(({ name, version, access, tag, tarball }) => {
      const file = join(packed, 'packages', basename(tarball.path));
      const digest = createHash('sha256').update(readFileSync(file)).digest('base64');
      if (tarball.integrity !== `sha256-${digest}`)
        throw new Error(`${file} differs from the packed file, so nothing is published.`);
      const release = { name, version, access, tag, file };
      const reason = findRejectionReason(release, workspace);
      if (reason) throw new Error(`${reason} Nothing is published.`);
      return release;
    });
};

/** Publishes the versions that the registry lacks, so that an interrupted run can be repeated. */
export const publish = (releases: Release[], workspace: string, env: NodeJS.ProcessEnv = {}) => {
  for (const { name, version, access, tag, file } of releases) {
    if (isPublished(`${name}@${version}`, workspace, env)) continue;
    run('npm', ['publish', file, '--ignore-scripts', '--access', access, '--tag', tag], workspace, env);
    console.log(`  ${name}@${version}`);
  }
};

const isPublished = (nameAndVersion: string, workspace: string, env: NodeJS.ProcessEnv): boolean => {
  try {
    return run('npm', ['view', nameAndVersion, 'version'], workspace, env).trim() !== '';
  } catch (error) {
    if (String(error).includes('E404')) return false;
    throw error;
  }
};
