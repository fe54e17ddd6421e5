/** Checks every import against `layers.json`: nothing reaches where it must not (architecture, "Import rules"). */
import { readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { dirname, join, normalize, relative } from 'node:path';
import { root } from './setup.mjs';

const IMPORT =
  /(?:^|[^.\w])(?:import|export)\s+(?:[^'"`;]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;
const TEST_FILE = /(?:^|[./])(?:test|stories|testing|test-d)\.tsx?$/;
const SOURCE_FILE = /\.(?:ts|tsx|mts|mjs)$/;

/** The specifiers a source text imports. */
export const importsOf = (text) => [...text.matchAll(IMPORT)].map((match) => match[1] ?? match[2]);

/** A specifier as a path from the root, or as it is for a package. */
const resolve = (file, specifier) => {
  if (specifier.startsWith('.')) return normalize(join(dirname(file), specifier));
  const own = /^@janani\/([^/]+)(.*)$/.exec(specifier);
  return own ? `packages/${own[1]}${own[2]}` : specifier;
};

const isWithin = (path, place) =>
  path === place || path.startsWith(place.endsWith(':') ? place : `${place}/`);

/** The part of a layer a path is in: its first folder below the layer's. */
const partOf = (layer, path) => relative(layer.folder, path).split('/')[0];

/** Whether an import inside a layer goes past the `index.ts` of another part. */
const reachesInto = (layer, file, target) => {
  if (!layer.parts || TEST_FILE.test(file) || !isWithin(target, layer.folder)) return false;
  const [from, to] = [partOf(layer, file), partOf(layer, target)];
  return from !== to && !layer.parts.shared.includes(to) && !/(?:\/index|\.testing)\.ts$/.test(target);
};

const layerOf = (layers, path) => layers.find(({ folder }) => isWithin(path, folder));

/** Every import that the table does not allow, as sentences. */
export const problemsIn = (layers, file, text) => {
  const layer = layerOf(layers, file);
  if (!layer) return [];
  const allowed = [layer.folder, ...layer.imports, ...(TEST_FILE.test(file) ? (layer.tests ?? []) : [])];
  return importsOf(text)
    .map((specifier) => [specifier, resolve(file, specifier)])
    .filter(([, target]) => {
      // A deeper layer is not part of the one around it.
      const targetLayer = layerOf(layers, target);
      if (targetLayer && targetLayer !== layer)
        return !layer.imports.some((place) => isWithin(target, place));
      if (reachesInto(layer, file, target)) return true;
      return !allowed.some((place) => isWithin(target, place));
    })
    .map(
      ([specifier]) =>
        `${file} imports ${specifier}, which ${layer.folder} may not: the layers would grow into each other. Move the code, or argue for a new edge in scripts/layers.json.`,
    );
};

if (process.argv[1]?.endsWith('layers.mjs')) {
  const { layers } = JSON.parse(readFileSync(new URL('layers.json', import.meta.url), 'utf8'));
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
    .toString()
    .split('\n')
    .filter((file) => SOURCE_FILE.test(file));
  const problems = files.flatMap((file) => {
    try {
      return problemsIn(layers, file, readFileSync(join(root, file), 'utf8'));
    } catch {
      return [];
    }
  });
  for (const problem of problems) console.error(problem);
  console.log(`${files.length} files, ${problems.length} forbidden imports`);
  process.exit(problems.length > 0 ? 1 : 0);
}
