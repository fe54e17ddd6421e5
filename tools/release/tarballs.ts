/** The packages as tarballs for the registry. */
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { pnpm, run } from './step.ts';

/** The folders of the published packages. */
export const packages = ['api-client', 'ui'] as const;
export type PackageFolder = (typeof packages)[number];

export type Manifest = {
  name: string;
  version: string;
  files: string[];
  exports: Record<string, unknown>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  publishConfig?: Record<string, unknown>;
};

export const getManifest = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** Packs the built packages of a workspace, and returns the path of each tarball. */
export const pack = (workspace: string, destination: string): Record<PackageFolder, string> => {
  mkdirSync(destination, { recursive: true });
  const packOne = (name: PackageFolder) => {
    pnpm(['--filter', `@janani/${name}`, 'pack', '--pack-destination', destination], workspace);
    const file = readdirSync(destination).find((tarball) => tarball.startsWith(`janani-${name}-`));
    if (!file) throw new Error(`@janani/${name} produced no tarball, so there is nothing to publish.`);
    return join(destination, file);
  };
  return { 'api-client': packOne('api-client'), ui: packOne('ui') };
};

/** Unpacks tarballs into `folder/node_modules`, with their dependencies from the workspace. */
export const unpack = (tarballs: Record<PackageFolder, string>, workspace: string, folder: string) => {
  for (const name of packages) {
    const target = join(folder, 'node_modules/@janani', name);
    rmSync(target, { recursive: true, force: true });
    mkdirSync(target, { recursive: true });
    run('tar', ['-xzf', tarballs[name], '--strip-components', '1', '-C', target], folder);
    symlinkSync(join(workspace, 'packages', name, 'node_modules'), join(target, 'node_modules'), 'dir');
  }
};
