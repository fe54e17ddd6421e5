import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Manifest = { version?: string; dependencies: Record<string, string> };

const readManifest = (file: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')) as Manifest;

const ofThePackage = ['react', 'react-aria-components'];

/** What was compared: the peers, and what the package itself brings. */
export const readVersions = (): Record<string, string> => ({
  ...readManifest('package.json').dependencies,
  ...Object.fromEntries(
    ofThePackage.map((name) => [name, readManifest(`../node_modules/${name}/package.json`).version ?? '']),
  ),
});
