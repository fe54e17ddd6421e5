import type { ColorRole, Colors } from './colors.ts';

/** For each role, the role whose colour replaces it with `prefers-contrast: more`. */
export const moreContrastRoles = {
  ink2: 'ink',
  ink3: 'ink2',
  inkDisabled: 'ink3',
  lineSoft: 'line',
  lineField: 'ink2',
  primaryInk: 'onPrimaryTint',
  errorText: 'errorInk',
  onBand2: 'onBand',
  onFooter2: 'onFooter',
} as const satisfies Partial<Record<ColorRole, ColorRole>>;

/**
 * A theme's colours for `prefers-contrast: more`. Text reaches 7 and the borders of controls 4.5 in every brand whose
 * own pairs have enough contrast.
 */
export const withMoreContrast = (colors: Colors): Colors => ({
  ...colors,
  ...Object.fromEntries(Object.entries(moreContrastRoles).map(([role, source]) => [role, colors[source]])),
});
