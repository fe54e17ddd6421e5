/** What a designer asks about a colour: what it is in a theme, which parts read it, and what it must be read with. */
import table from '../../components.json';
import { type ColorRole, type Colors, ramps } from '../../src/theme/colors.ts';
import { contrast } from '../../src/theme/contrast.ts';
import { ROLE_PAIRS } from '../../src/theme/contrast-pairs.ts';
import { makeTheme } from '../../src/theme/make-theme.ts';
import { withMoreContrast } from '../../src/theme/more-contrast.ts';
import { nadi } from '../../src/theme/themes/nadi.ts';

/** What Storybook's toolbar says of the look. */
export type Look = { theme?: string; contrast?: string };

export const colorsIn = ({ theme = 'light', contrast: asked }: Look): Colors => {
  const { color } =
    theme === 'nadi' ? makeTheme('light', nadi) : makeTheme(theme === 'dark' ? 'dark' : 'light');
  return asked === 'more' ? withMoreContrast(color) : color;
};

const dyes = new Map(
  Object.entries(ramps).flatMap(([ramp, steps]) =>
    Object.entries(steps).map(([step, value]): [string, string] => [value, `${ramp} ${step}`]),
  ),
);

/** The dye that a colour is; nothing where it is mixed for its role. */
export const dyeOf = (value: string): string | undefined => dyes.get(value);

const nameOf = (path: string) =>
  path
    .replace('@janani/ui/', '')
    .replaceAll(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase());

/** Names of the parts that read a colour themselves. A part made of others changes with them. */
export const readersOf = (role: ColorRole): string[] => [
  ...new Set(
    table.components
      .filter(({ colors }) => (colors as string[]).includes(role))
      .map(({ import: path }) => nameOf(path)),
  ),
];

/** Whether it is a colour, which somebody who types one has not got to yet. */
export const isColor = (value: string): boolean => {
  try {
    contrast(value, '#fff');
    return true;
  } catch {
    return false;
  }
};

export type Pair = { with: ColorRole; needs: number; before: number; after: number };

/** Every pair that a role stands in, as it is and as it would be with another value. */
export const pairsOf = (role: ColorRole, colors: Colors, value: string): Pair[] =>
  ROLE_PAIRS.filter(([one, other]) => one === role || other === role).map(([one, other, needs]) => {
    const partner = one === role ? other : one;
    return {
      with: partner,
      needs,
      before: contrast(colors[role], colors[partner]),
      after: contrast(value, colors[partner]),
    };
  });
