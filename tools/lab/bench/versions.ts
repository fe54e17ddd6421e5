import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Versions = Record<string, string>;
type Manifest = { version?: string; dependencies: Versions; optionalDependencies?: Versions };

const readManifest = (file: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')) as Manifest;

const ofThePackage = ['react', 'react-aria-components'];

/** What was compared: the peers, and what the package itself brings. */
export const readVersions = (): Versions => ({
  // What is linked is the package's own.
  ...Object.fromEntries(
    Object.entries(readManifest('../package.json').dependencies).filter(
      ([, version]) => !version.startsWith('link:'),
    ),
  ),
  ...readManifest('../package.json').optionalDependencies,
  ...Object.fromEntries(
    ofThePackage.map((name) => [
      name,
      readManifest(`../../../packages/ui/node_modules/${name}/package.json`).version ?? '',
    ]),
  ),
});
