/** Checks every import against `layers.json`: nothing reaches where it must not (architecture, "Import rules"). */
import { existsSync, readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { dirname, join, normalize, relative } from 'node:path';
import { floorsIn } from './floors.mjs';
import { circlesIn } from './import-circles.mjs';
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

/** Whether an import from outside goes past what a layer shows. */
const passesSurface = (layer, target) =>
  layer.surface !== undefined && !layer.surface.includes(relative(layer.folder, target));

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
        return (
          !layer.imports.some((place) => isWithin(target, place)) ||
          (!TEST_FILE.test(file) && passesSurface(targetLayer, target))
        );
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
  const texts = new Map(
    files
      .filter((file) => existsSync(join(root, file)))
      .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  );
  const imports = new Map(
    [...texts].map(([file, text]) => [
      file,
      importsOf(text).flatMap((specifier) => (specifier.startsWith('.') ? [resolve(file, specifier)] : [])),
    ]),
  );
  const problems = [
    ...[...texts].flatMap(([file, text]) => problemsIn(layers, file, text)),
    ...circlesIn(imports).map(
      (circle) =>
        `${circle.join(' and ')} import each other in a circle, so none of them can be read or moved alone. Put what they share, also where it is a type, into a file of its own.`,
    ),
  ];
  for (const problem of problems) console.error(problem);
  // For a person to judge: aimed at are seven floors, and six files at the root.
  const isOfApp = (file) => file.startsWith('app/src/') && !TEST_FILE.test(file);
  const ofApp = new Map(
    [...imports].filter(([file]) => isOfApp(file)).map(([file, targets]) => [file, targets.filter(isOfApp)]),
  );
  const floors = floorsIn(ofApp);
  const atRoot = [...ofApp.keys()].filter((file) => /^app\/src\/[^/]+$/.test(file));
  console.log(`${floors.length} floors in app/src: ${floors.map((rooms) => rooms.join(', ')).join(' < ')}`);
  console.log(`${atRoot.length} files at its root`);
  console.log(`${texts.size} files, ${problems.length} forbidden imports or circles`);
  process.exit(problems.length > 0 ? 1 : 0);
}
