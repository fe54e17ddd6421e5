import { relative } from 'node:path';

/** A module's entry in the client build's manifest (`.vite/manifest.json`). */
type Entry = {
  file: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
  assets?: string[];
  isEntry?: boolean;
};
export type Manifest = Record<string, Entry>;

/** The fields of a chunk that are read here. */
type Chunk = { type: string; fileName: string; moduleIds?: readonly string[] };

/**
 * The manifest with every module of the app under its name from the app's root: Vite names a chunk by one
 * module only, and several screens may share one.
 */
export const withAllModules = (manifest: Manifest, chunks: Chunk[], root: string): Manifest => {
  const entries = Object.values(manifest);
  const modules = chunks.flatMap(({ fileName, moduleIds = [] }) => {
    const entry = entries.find(({ file }) => file === fileName);
    return entry ? moduleIds.map((id): [string, Entry] => [relative(root, id), entry]) : [];
  });
  return { ...Object.fromEntries(modules), ...manifest };
};

export type RequiredFiles = { scripts: string[]; styles: string[] };

const getEntry = (manifest: Manifest, module: string): Entry => {
  const entry = manifest[module];
  if (!entry)
    throw new Error(
      `The page needs ${module}, and the build has no file of its own for it: it was renamed, or is not loaded lazily any more. Change its \`modules\` in app/src/server/pages.ts.`,
    );
  return entry;
};

/** The files of these modules and of all their imports, in the order of the cascade. */
export const getRequiredFiles = (manifest: Manifest, modules: string[]): RequiredFiles => {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visited = new Set<string>();
  const visit = (module: string) => {
    if (visited.has(module)) return;
    visited.add(module);
    const { file, css = [], imports = [] } = getEntry(manifest, module);
    for (const imported of imports) visit(imported);
    for (const style of css) styles.add(style);
    scripts.add(file);
  };
  for (const module of modules) visit(module);
  return { scripts: [...scripts], styles: [...styles] };
};

/** The module that the document itself loads. */
export const getEntryModule = (manifest: Manifest): string => {
  const [module] = Object.entries(manifest).find(([, { isEntry }]) => isEntry) ?? [];
  if (!module) throw new Error('The build has no entry, so no page can be made of it.');
  return module;
};
