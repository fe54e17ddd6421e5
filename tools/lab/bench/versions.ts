import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Versions = Record<string, string>;
type Manifest = { version?: string; dependencies: Versions; optionalDependencies?: Versions };

const readManifest = (file: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')) as Manifest;

const packageDependencies = ['react', 'react-aria-components'];

/** The compared versions: of the peers, and of the package's dependencies. */
export const readVersions = (): Versions => ({
  // Linked packages are dependencies of the package.
  ...Object.fromEntries(
    Object.entries(readManifest('../package.json').dependencies).filter(
      ([, version]) => !version.startsWith('link:'),
    ),
  ),
  ...readManifest('../package.json').optionalDependencies,
  ...Object.fromEntries(
    packageDependencies.map((name) => [
      name,
      readManifest(`../../../packages/ui/node_modules/${name}/package.json`).version ?? '',
    ]),
  ),
});
