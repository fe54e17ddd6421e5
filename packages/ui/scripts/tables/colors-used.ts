/** Which colours of the theme a part reads: so that somebody who changes one knows where to look. */
import { readFileSync } from 'node:fs';
import { type ColorRole, lightColors } from '../../src/theme/colors.ts';

const ROLE = /\bcolor\.(?<role>\w+)/g;
const isRole = (name: string): name is ColorRole => Object.hasOwn(lightColors, name);

/** Those that a part's modules read. */
export const colorsUsedIn = (files: readonly string[]): ColorRole[] => {
  const used = files
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(ROLE)])
    .map(({ groups }) => groups?.['role'] ?? '')
    .filter(isRole);
  return [...new Set(used)].toSorted();
};
