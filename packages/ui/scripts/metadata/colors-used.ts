/** The theme colours that a component uses, so that a designer who changes one knows which components to check. */
import { readFileSync } from 'node:fs';
import { type ColorRole, lightColors } from '../../src/theme/colors.ts';

const ROLE = /\bcolor\.(?<role>\w+)/g;
const isRole = (name: string): name is ColorRole => Object.hasOwn(lightColors, name);

/** The colours that a component's modules use. */
export const findUsedColors = (files: readonly string[]): ColorRole[] => {
  const used = files
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(ROLE)])
    .map(({ groups }) => groups?.['role'] ?? '')
    .filter(isRole);
  return [...new Set(used)].toSorted();
};
