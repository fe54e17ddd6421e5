/** All that a module brings, also what it fetches later; types bring none, and comments name examples. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const IMPORT = /(?:from|import)\s*\(?\s*'(?<path>\.[^']+\.tsx?)'/g;
const NOTHING = /^(?:import|export) type .*$|\/\*[^]*?\*\//gm;

/** The module itself is the first; one that `isOutside` is neither listed nor gone into. */
export const closureOf = (
  file: string,
  isOutside: (file: string) => boolean,
  seen = new Set<string>(),
): string[] => {
  if (seen.has(file) || isOutside(file)) return [];
  seen.add(file);
  const code = readFileSync(file, 'utf8').replace(NOTHING, '');
  return [
    file,
    ...[...code.matchAll(IMPORT)].flatMap(({ groups }) =>
      closureOf(join(file, '..', groups?.['path'] ?? ''), isOutside, seen),
    ),
  ];
};

/**
 * A part's own modules and those of the internals it is made of. Of a part inside it, the table has a row of its own, and
 * the theme is everybody's.
 */
export const modulesOfComponent = (sources: string, entry: string, entries: readonly string[]): string[] => {
  const others = new Set(
    entries.filter((other) => other !== entry).map((other) => join(sources, other, 'index.ts')),
  );
  const isOutside = (file: string) => others.has(file) || file.startsWith(join(sources, 'theme/'));
  return closureOf(join(sources, entry, 'index.ts'), isOutside);
};
