import type { ColorRole, Colors } from '../colors.ts';
import { contrast } from '../contrast.ts';
import { ROLE_PAIRS } from '../contrast-pairs.ts';
import { type ColorScheme, schemeColors } from '../scale.ts';
import type { Brand } from './brand.ts';
import { inBrandHues } from './brand-ramps.ts';
import { toHex, toLightness } from './parse-color.ts';

const STEP = 0.01;

/** The colours so far, and the roles whose colour is not final yet. */
type Draft = { colors: Colors; open: Set<ColorRole> };

/** The pairs of a role without enough contrast, among the colours that are final. */
const failing = (role: ColorRole, { colors, open }: Draft) =>
  ROLE_PAIRS.filter(([text, ground, required]) => {
    const other = text === role ? ground : text;
    const isJudged = (text === role || ground === role) && !open.has(other);
    return isJudged && contrast(colors[text], colors[ground]) < required;
  });
const holds = (role: ColorRole, draft: Draft) => failing(role, draft).length === 0;

/** The colour itself if it has enough contrast, else the nearest in lightness that has. */
const nearestWithContrast = (role: ColorRole, { colors, open }: Draft): string | undefined => {
  if (holds(role, { colors, open })) return colors[role];
  const color = toLightness(colors[role]);
  for (let step = STEP; step <= 1; step += STEP)
    for (const l of [color.l - step, color.l + step]) {
      if (l < 0 || l > 1) continue;
      const hex = toHex({ ...color, l });
      if (holds(role, { colors: { ...colors, [role]: hex }, open })) return hex;
    }
  return undefined;
};

/** The lighter or the darker of a theme's own inks, whichever has more contrast with the colour. */
const inkOn = (color: string, { onPrimary, ink, bg }: Colors): string =>
  [onPrimary, ink, bg].reduce((best, next) => (contrast(next, color) > contrast(best, color) ? next : best));

/** How much darker or lighter a colour is on hover, and while it is pressed. */
const STATES = [
  ['Hover', 0.07],
  ['Press', 0.14],
] as const;
/** The colours that have such states, and the states themselves. */
const isSettledWithStates = (role: ColorRole) => /^(?:primary|accent)(?:Hover|Press)?$/.test(role);
const grounds = new Set(ROLE_PAIRS.map(([, ground]) => ground));

const cannotBeRead = (role: ColorRole, scheme: ColorScheme, draft: Draft) => {
  const pairs = failing(role, draft).map(
    ([text, ground, required]) => `${text} on ${ground} at ${required}:1`,
  );
  return new Error(
    `No lightness of "${role}" (${draft.colors[role]}) in the ${scheme} theme can be read with ${pairs.join(', ')}, so texts of this brand could not be read. Give another colour, or leave out the ones that are beside it.`,
  );
};

/** On hover and on press, a colour moves away from the colour of its text. */
const shaded = (color: string, ink: string, by: number): string => {
  const { l, ...rest } = toLightness(color);
  return toHex({ ...rest, l: toLightness(ink).l > l ? l - by : l + by });
};

/**
 * The colours of a brand in one scheme: Janani's lightness with the brand's hues, and the brand's explicit values
 * unchanged. Where a pair that the screens use has too little contrast, the colour changes as far as required.
 */
export const brandColors = (scheme: ColorScheme, brand: Brand): Colors => {
  const janani = schemeColors[scheme];
  const derived = inBrandHues(janani, brand);
  const colors: Colors = { ...janani, ...derived };
  colors.primary = toHex(toLightness(brand.primary));
  colors.onPrimary = brand.onPrimary ? toHex(toLightness(brand.onPrimary)) : inkOn(colors.primary, colors);
  if (brand.accent) colors.accent = toHex(toLightness(brand.accent));
  if (brand.focus && scheme === 'light') colors.focus = toHex(toLightness(brand.focus));

  const roles = Object.keys(derived) as ColorRole[];
  const draft: Draft = { colors, open: new Set(roles) };
  for (const ink of ['onPrimary', 'onAccent'] as const) draft.open.delete(ink);
  const settle = (role: ColorRole) => {
    draft.open.delete(role);
    // If possible also in contrast with the roles that are not final: a text may find no lightness of its own on a
    // ground that is halfway.
    const color = nearestWithContrast(role, { colors, open: new Set() }) ?? nearestWithContrast(role, draft);
    if (color === undefined) throw cannotBeRead(role, scheme, draft);
    colors[role] = color;
  };
  const settleWithStates = (role: 'primary' | 'accent', ink: string) => {
    settle(role);
    for (const [state, by] of STATES) {
      colors[`${role}${state}`] = shaded(colors[role], ink, by);
      settle(`${role}${state}`);
    }
  };
  // Grounds before the colours on them.
  for (const role of roles) if (grounds.has(role) && !isSettledWithStates(role)) settle(role);
  settleWithStates('primary', colors.onPrimary);
  if (brand.accent) settleWithStates('accent', colors.onAccent);
  for (const role of roles) if (draft.open.has(role)) settle(role);
  return colors;
};
