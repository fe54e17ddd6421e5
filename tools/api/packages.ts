/** The published packages, and the files that describe their public surface. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

export const changesetFolder = join(root, '.changeset');

export type PublishedPackage = {
  /** The name in the registry: `@janani/ui`. */
  name: string;
  folder: string;
  paths: string[];
  /** The API report, for people. */
  report: string;
  /** The public surface at the last release: the baseline of the check for breaking changes. */
  released: string;
};

export const publishedPackages: PublishedPackage[] = ['api-client', 'ui'].map((directory) => {
  const folder = join(root, 'packages', directory);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    exports: Record<string, string>;
  };
  return {
    name: manifest.name,
    folder,
    paths: Object.keys(manifest.exports),
    report: join(folder, `api/${directory}.api.md`),
    released: join(folder, 'api/released.json'),
  };
});
