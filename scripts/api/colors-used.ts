/** Which colours of the theme a part reads: so that somebody who changes one knows where to look. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ColorRole, lightColors } from '../../packages/ui/src/theme/colors.ts';
import { closureOf } from './module-closure.ts';

const ROLE = /\bcolor\.(?<role>\w+)/g;
const isRole = (name: string): name is ColorRole => Object.hasOwn(lightColors, name);

/** Its own and those of the internals it is made of. Of a part inside it, the table has a row of its own. */
export const colorsUsedBy = (sources: string, entry: string, entries: readonly string[]): ColorRole[] => {
  const others = new Set(
    entries.filter((other) => other !== entry).map((other) => join(sources, other, 'index.ts')),
  );
  const isOutside = (file: string) => others.has(file) || file.startsWith(join(sources, 'theme/'));
  const used = closureOf(join(sources, entry, 'index.ts'), isOutside)
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(ROLE)])
    .map(({ groups }) => groups?.['role'] ?? '')
    .filter(isRole);
  return [...new Set(used)].toSorted();
};
