import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ComponentType } from 'react';

export const packageFolder = join(import.meta.dirname, '..');

/** One script that `package.json` exports, with its folder. */
export type Entry = {
  /** As in `@janani/ui/text-field`: `text-field`. */
  name: string;
  file: string;
  folder: string;
  /** The names of the files in the folder. */
  files: string[];
};

const { exports } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
  exports: Record<string, string>;
};

/** Every exported script of the package. The convention tests apply to all of these. */
export const entries: Entry[] = Object.entries(exports)
  .filter(([, target]) => target.endsWith('/index.ts'))
  .map(([subpath, target]) => {
    const file = join(packageFolder, target);
    return { name: subpath.slice(2), file, folder: dirname(file), files: readdirSync(dirname(file)) };
  });

/** The component name of `text-field`: `TextField`. */
export const getComponentName = (entry: Entry): string =>
  entry.name.replace(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase());

/** The text of a file in the folder of an entry. */
export const getText = (entry: Entry, file: string): string => readFileSync(join(entry.folder, file), 'utf8');

/** The source files of an entry: neither tests nor stories nor page objects. */
export const getSources = (entry: Entry): string[] =>
  entry.files.filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|stories|testing|css|d)\.tsx?$/.test(file));

export type AnyComponent = ComponentType<Record<string, unknown>>;

/** An exported component; the icons, which all use `Icon`, count as one. */
export type ExportedComponent = { entry: Entry; name: string; component: AnyComponent };

const isComponent = ([name, value]: [string, unknown]) =>
  /^[A-Z][a-z]/.test(name) && typeof value === 'function';

/** Every component that the package exports. */
export const loadComponents = async (): Promise<ExportedComponent[]> => {
  const loaded = await Promise.all(
    entries.map(async (entry) => {
      const module = (await import(/* @vite-ignore */ entry.file)) as Record<string, unknown>;
      return Object.entries(module)
        .filter(isComponent)
        .map(([name, component]) => ({ entry, name, component: component as AnyComponent }));
    }),
  );
  return loaded.flat().filter(({ entry, name }) => entry.name !== 'icons' || name === 'Icon');
};
