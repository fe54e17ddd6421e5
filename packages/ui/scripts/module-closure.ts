/** All modules that a module imports, also dynamically; type imports do not count, nor do examples in comments. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const IMPORT = /(?:from|import)\s*\(?\s*'(?<path>\.[^']+\.tsx?)'/g;
const TYPE_IMPORT_OR_COMMENT = /^(?:import|export) type .*$|\/\*[^]*?\*\//gm;

/** The module itself is the first; one that `isOutside` is neither listed nor followed. */
export const getClosure = (
  file: string,
  isOutside: (file: string) => boolean,
  seen = new Set<string>(),
): string[] => {
  if (seen.has(file) || isOutside(file)) return [];
  seen.add(file);
  const code = readFileSync(file, 'utf8').replace(TYPE_IMPORT_OR_COMMENT, '');
  return [
    file,
    ...[...code.matchAll(IMPORT)].flatMap(({ groups }) =>
      getClosure(join(file, '..', groups?.['path'] ?? ''), isOutside, seen),
    ),
  ];
};

/**
 * A component's own modules and those of its internals. A component that it contains has a separate row in the
 * table, and the theme is shared by all.
 */
export const getComponentModules = (sources: string, entry: string, entries: readonly string[]): string[] => {
  const others = new Set(
    entries.filter((other) => other !== entry).map((other) => join(sources, other, 'index.ts')),
  );
  const isOutside = (file: string) => others.has(file) || file.startsWith(join(sources, 'theme/'));
  return getClosure(join(sources, entry, 'index.ts'), isOutside);
};
