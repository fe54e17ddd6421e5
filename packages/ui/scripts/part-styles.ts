/** Which components have styles of their own or of what they are made of. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Every file that a module brings, also what it fetches later; types bring none, and comments name examples. */
const IMPORT = /(?:from|import)\s*\(?\s*'(?<path>\.[^']+\.tsx?)'/g;
const NOTHING = /^(?:import|export) type .*$|\/\*[^]*?\*\//gm;

/** The theme's modules that a component imports only name its variables. */
const isStyles = (file: string) => file.endsWith('.css.ts') && !file.includes('/src/theme/');

export const hasStyles = (file: string, seen = new Set<string>()): boolean => {
  if (isStyles(file)) return true;
  if (seen.has(file)) return false;
  seen.add(file);
  const code = readFileSync(file, 'utf8').replace(NOTHING, '');
  return [...code.matchAll(IMPORT)].some(({ groups }) =>
    hasStyles(join(file, '..', groups?.['path'] ?? ''), seen),
  );
};
