import type { Oklch } from 'culori/fn';
import { type ColorRole, type Colors, ramps } from '../colors.ts';
import type { Brand } from './brand.ts';
import { toHex, parseOklch } from './parse-color.ts';

type Ramp = Record<string, string>;
type RampName = keyof typeof ramps;

/** The step of each ramp with the highest chroma. */
const MOST_SATURATED = { alta: 600, haldi: 400, neel: 600, malai: 500, kajal: 700 } as const;

/** A step in another hue, with the same lightness. A grey stays grey, and the chroma of a step at most doubles. */
const getColorInHue = (step: string, color: Oklch, mostSaturated: string): string => {
  const { l, c } = parseOklch(step);
  const strength = Math.min(2, color.c / parseOklch(mostSaturated).c);
  return toHex({ mode: 'oklch', l, c: c * strength, h: color.h ?? 0 });
};

/** The ramp that a role's colour belongs to. */
const getRamp = (hex: string): RampName | undefined =>
  (Object.keys(ramps) as RampName[]).find((name) => Object.values(ramps[name] as Ramp).includes(hex));

const accentRoles = new Set<ColorRole>(['accent', 'accentHover', 'accentPress']);

/** The brand's colour for this role's ramp; undefined when Janani's colour stays. */
const getBrandColor = (role: ColorRole, ramp: RampName | undefined, brand: Brand): string | undefined => {
  if (role === 'focus') return brand.focus;
  if (accentRoles.has(role)) return brand.accent;
  if (ramp === 'alta') return brand.primary;
  return ramp === 'malai' || ramp === 'kajal' ? brand.neutral : undefined;
};

/** The roles of a theme whose colour a brand changes, each with the lightness of Janani's. */
export const applyBrandHues = (colors: Colors, brand: Brand): Partial<Colors> =>
  Object.fromEntries(
    (Object.entries(colors) as [ColorRole, string][]).flatMap(([role, hex]) => {
      const ramp = getRamp(hex);
      const brandColor = getBrandColor(role, ramp, brand);
      if (ramp === undefined || brandColor === undefined || !(ramp in MOST_SATURATED)) return [];
      const name = ramp as keyof typeof MOST_SATURATED;
      return [
        [
          role,
          getColorInHue(hex, parseOklch(brandColor), (ramps[name] as Ramp)[MOST_SATURATED[name]] ?? hex),
        ],
      ];
    }),
  );
