import type { ColorRole, Colors } from '../colors.ts';
import { contrast } from '../contrast.ts';
import { ROLE_PAIRS } from '../contrast-pairs.ts';
import { type ColorScheme, schemeColors } from '../scale.ts';
import type { Brand } from './brand.ts';
import { applyBrandHues } from './brand-ramps.ts';
import { toHex, parseOklch } from './parse-color.ts';

const STEP = 0.01;

/** The colours so far, and the roles whose colour is not resolved yet. */
type Draft = { colors: Colors; unresolved: Set<ColorRole> };

/** The pairs of a role without enough contrast, among the resolved colours. */
const findFailingPairs = (role: ColorRole, { colors, unresolved }: Draft) =>
  ROLE_PAIRS.filter(([text, background, required]) => {
    const other = text === role ? background : text;
    const isChecked = (text === role || background === role) && !unresolved.has(other);
    return isChecked && contrast(colors[text], colors[background]) < required;
  });
const meetsContrast = (role: ColorRole, draft: Draft) => findFailingPairs(role, draft).length === 0;

/** The colour itself if it has enough contrast, else the nearest in lightness that has. */
const findNearestWithContrast = (role: ColorRole, { colors, unresolved }: Draft): string | undefined => {
  if (meetsContrast(role, { colors, unresolved })) return colors[role];
  const color = parseOklch(colors[role]);
  for (let step = STEP; step <= 1; step += STEP)
    for (const l of [color.l - step, color.l + step]) {
      if (l < 0 || l > 1) continue;
      const hex = toHex({ ...color, l });
      if (meetsContrast(role, { colors: { ...colors, [role]: hex }, unresolved })) return hex;
    }
  return undefined;
};

/** The foreground colour of the theme with the most contrast to the colour. */
const getForeground = (color: string, { onPrimary, ink, bg }: Colors): string =>
  [onPrimary, ink, bg].reduce((best, next) => (contrast(next, color) > contrast(best, color) ? next : best));

/** How much darker or lighter a colour is on hover, and while it is pressed. */
const STATES = [
  ['Hover', 0.07],
  ['Press', 0.14],
] as const;
/** Whether a role has hover and pressed states, or is one. */
const hasStates = (role: ColorRole) => /^(?:primary|accent)(?:Hover|Press)?$/.test(role);
const backgrounds = new Set(ROLE_PAIRS.map(([, background]) => background));

const createContrastError = (role: ColorRole, scheme: ColorScheme, draft: Draft) => {
  const pairs = findFailingPairs(role, draft).map(
    ([text, background, required]) => `${text} on ${background} at ${required}:1`,
  );
  return new Error(
    `No lightness of "${role}" (${draft.colors[role]}) in the ${scheme} theme has enough contrast with ${pairs.join(', ')}, so texts of this brand would not be readable. Use another colour, or omit the colours of those pairs.`,
  );
};

/** The colour on hover or on press: further in lightness from the colour of its text. */
const getStateColor = (color: string, foreground: string, lightnessChange: number): string => {
  const { l, ...rest } = parseOklch(color);
  return toHex({ ...rest, l: parseOklch(foreground).l > l ? l - lightnessChange : l + lightnessChange });
};

/**
 * The colours of a brand in one scheme: Janani's lightness with the brand's hues, and the brand's explicit values
 * unchanged. Where a pair that the screens use has too little contrast, the colour changes as far as required.
 */
export const getBrandColors = (scheme: ColorScheme, brand: Brand): Colors => {
  const janani = schemeColors[scheme];
  const brandColorOverrides = applyBrandHues(janani, brand);
  const colors: Colors = { ...janani, ...brandColorOverrides };
  colors.primary = toHex(parseOklch(brand.primary));
  colors.onPrimary = brand.onPrimary
    ? toHex(parseOklch(brand.onPrimary))
    : getForeground(colors.primary, colors);
  if (brand.accent) colors.accent = toHex(parseOklch(brand.accent));
  if (brand.focus && scheme === 'light') colors.focus = toHex(parseOklch(brand.focus));

  const roles = Object.keys(brandColorOverrides) as ColorRole[];
  const draft: Draft = { colors, unresolved: new Set(roles) };
  for (const foreground of ['onPrimary', 'onAccent'] as const) draft.unresolved.delete(foreground);
  const resolveRole = (role: ColorRole) => {
    draft.unresolved.delete(role);
    // If possible, the colour also has contrast with the unresolved roles. Otherwise a text on this background may find no
    // lightness with enough contrast.
    const color =
      findNearestWithContrast(role, { colors, unresolved: new Set() }) ??
      findNearestWithContrast(role, draft);
    if (color === undefined) throw createContrastError(role, scheme, draft);
    colors[role] = color;
  };
  const resolveWithStates = (role: 'primary' | 'accent', foreground: string) => {
    resolveRole(role);
    for (const [state, lightnessChange] of STATES) {
      colors[`${role}${state}`] = getStateColor(colors[role], foreground, lightnessChange);
      resolveRole(`${role}${state}`);
    }
  };
  // Backgrounds are resolved before the colours on them.
  for (const role of roles) if (backgrounds.has(role) && !hasStates(role)) resolveRole(role);
  resolveWithStates('primary', colors.onPrimary);
  if (brand.accent) resolveWithStates('accent', colors.onAccent);
  for (const role of roles) if (draft.unresolved.has(role)) resolveRole(role);
  return colors;
};
