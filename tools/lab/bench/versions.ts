import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Versions = Record<string, string>;
type Manifest = { version?: string; dependencies: Versions; optionalDependencies?: Versions };

const readManifest = (file: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')) as Manifest;

const ofThePackage = ['react', 'react-aria-components'];

/** What was compared: the peers, and what the package itself brings. */
export const readVersions = (): Versions => ({
  ...readManifest('package.json').dependencies,
  ...readManifest('package.json').optionalDependencies,
  ...Object.fromEntries(
    ofThePackage.map((name) => [name, readManifest(`../node_modules/${name}/package.json`).version ?? '']),
  ),
});
