/**
 * What a designer needs to know about a colour role: its value in a theme, the components that use it, and its
 * contrast pairs.
 */
import table from '../../components.json';
import { type ColorRole, type Colors, ramps } from '../../src/theme/colors.ts';
import { contrast } from '../../src/theme/contrast.ts';
import { ROLE_PAIRS } from '../../src/theme/contrast-pairs.ts';
import { makeTheme } from '../../src/theme/make-theme.ts';
import { withMoreContrast } from '../../src/theme/more-contrast.ts';
import { nadi } from '../../src/theme/themes/nadi.ts';

/** The theme variant that is selected in Storybook's toolbar. */
export type ThemeVariant = { theme?: string; contrast?: string };

export const getVariantColors = ({ theme = 'light', contrast: contrastPreference }: ThemeVariant): Colors => {
  const { color } =
    theme === 'nadi' ? makeTheme('light', nadi) : makeTheme(theme === 'dark' ? 'dark' : 'light');
  return contrastPreference === 'more' ? withMoreContrast(color) : color;
};

const rampSteps = new Map(
  Object.entries(ramps).flatMap(([ramp, steps]) =>
    Object.entries(steps).map(([step, value]): [string, string] => [value, `${ramp} ${step}`]),
  ),
);

/** The ramp step of a colour; undefined when it is mixed for its role. */
export const getRampStep = (value: string): string | undefined => rampSteps.get(value);

const getName = (path: string) =>
  path
    .replace('@janani/ui/', '')
    .replaceAll(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase());

/** Names of the components that use a colour directly. A component made of others changes with them. */
export const findComponentsUsing = (role: ColorRole): string[] => [
  ...new Set(
    table.components
      .filter(({ colors }) => (colors as string[]).includes(role))
      .map(({ import: path }) => getName(path)),
  ),
];

/** Whether the text is a colour, which it is not while the user is still typing. */
export const isColor = (value: string): boolean => {
  try {
    contrast(value, '#fff');
    return true;
  } catch {
    return false;
  }
};

export type ContrastPair = { with: ColorRole; needs: number; before: number; after: number };

/** All pairs of a role, with the current and with another value. */
export const getContrastPairs = (role: ColorRole, colors: Colors, value: string): ContrastPair[] =>
  ROLE_PAIRS.filter(([one, other]) => one === role || other === role).map(([one, other, needs]) => {
    const partner = one === role ? other : one;
    return {
      with: partner,
      needs,
      before: contrast(colors[role], colors[partner]),
      after: contrast(value, colors[partner]),
    };
  });
