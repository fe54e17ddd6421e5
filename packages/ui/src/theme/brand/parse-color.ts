import {
  type Oklch,
  clampChroma,
  converter,
  formatHex,
  modeHsl,
  modeHwb,
  modeLab,
  modeLch,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeP3,
  modeRgb,
  parse,
  useMode as addMode,
  wcagLuminance,
} from 'culori/fn';

const modes = [modeRgb, modeLrgb, modeHsl, modeHwb, modeLab, modeLch, modeOklab, modeOklch, modeP3];
for (const mode of modes) addMode(mode);
const convertToOklch = converter('oklch');

const throwInvalidColor = (text: string, why: string): never => {
  throw new Error(
    `"${text}" ${why}, so its contrast cannot be computed. Use an opaque CSS colour, such as #0b6b54, oklch(0.48 0.1 165) or teal.`,
  );
};

const parseOpaqueColor = (text: string) => {
  const color = parse(text) ?? throwInvalidColor(text, 'is not a CSS colour');
  if ((color.alpha ?? 1) < 1) throwInvalidColor(text, 'is translucent');
  return color;
};

/** Any opaque CSS colour as lightness (0–1), chroma and hue (degrees); throws for anything else. */
export const parseOklch = (text: string): Oklch => convertToOklch(parseOpaqueColor(text));

/** The displayed colour: the nearest one in sRGB with the same lightness and hue, as `#rrggbb`. */
export const toHex = (color: Oklch): string => formatHex(clampChroma(color, 'oklch', 'rgb'));

/** The relative luminance of WCAG 2, from 0 to 1. */
export const getLuminance = (text: string): number => wcagLuminance(parseOpaqueColor(text));
