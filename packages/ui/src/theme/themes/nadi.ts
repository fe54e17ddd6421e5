import { ramps } from '../colors.ts';
import type { ThemeOverrides } from '../make-theme.ts';

const { mor } = ramps;

/**
 * Nadi, "river": a second brand that defines only its differences from Janani. It tests that a product of another
 * name can use these components unchanged.
 */
export const nadi: ThemeOverrides = {
  colors: {
    primary: mor[700],
    primaryHover: mor[800],
    primaryPress: mor[900],
    primaryInk: mor[800],
    primaryTint: mor[50],
    primaryTint2: mor[100],
    onPrimaryTint: mor[800],
    selected: mor[700],
    deep: mor[800],
    onDeep: mor[50],
    band: mor[800],
    onBand2: mor[100],
    footer: mor[900],
    onFooter2: mor[200],
  },
  radius: { button: '999px', md: '6px', xl: '8px' },
};
