/** The folder with the packed packages under test. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const workspace = join(import.meta.dirname, '../..');
export const installed = join(workspace, '.cache/packed');
export const tarballFolder = join(installed, 'tarballs');

/** The folder of a package by its name, such as `@janani/ui`. */
export const getFolder = (name: string) => join(installed, 'node_modules', name);

type Target = string | { types?: string; default?: string };

export const getManifest = (name: string) =>
  JSON.parse(readFileSync(join(getFolder(name), 'package.json'), 'utf8')) as {
    exports: Record<string, Target>;
    bin?: Record<string, string>;
    engines?: Record<string, string>;
    sideEffects: boolean | string[];
    peerDependencies?: Record<string, string>;
    dependencies?: Record<string, string>;
  };
