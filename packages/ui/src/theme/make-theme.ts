import type { Colors } from './colors.ts';
import { type ColorScheme, scale, schemeColors, shadows } from './scale.ts';

/** The values that a brand may change. Janani's is the default of each. */
export type ThemeOverrides = {
  /** Colours, by role. */
  colors?: Partial<Colors>;
  /** A complete CSS font stack. */
  fontSans?: string;
  /** Corners, by name. */
  radius?: Partial<Record<keyof typeof scale.radius, string>>;
};

/** All token values of one theme, in the shape of the contract. */
export type ThemeTokens = ReturnType<typeof makeTheme>;

/**
 * A theme is a pure function of a colour scheme and a brand's overrides: same input, same tokens. The result has a
 * value for every variable of the contract.
 */
export const makeTheme = (scheme: ColorScheme, overrides: ThemeOverrides = {}) => ({
  color: { ...schemeColors[scheme], ...overrides.colors },
  font: { sans: overrides.fontSans ?? scale.font.sans },
  text: scale.text as Record<keyof typeof scale.text, string>,
  leading: scale.leading as Record<keyof typeof scale.leading, string>,
  weight: scale.weight as Record<keyof typeof scale.weight, string>,
  space: scale.space as Record<keyof typeof scale.space, string>,
  radius: { ...scale.radius, ...overrides.radius } as Record<keyof typeof scale.radius, string>,
  size: scale.size as Record<keyof typeof scale.size, string>,
  motion: scale.motion as Record<keyof typeof scale.motion, string>,
  layer: scale.layer as Record<keyof typeof scale.layer, string>,
  shadow: shadows[scheme] as Record<keyof typeof shadows.light, string>,
});
