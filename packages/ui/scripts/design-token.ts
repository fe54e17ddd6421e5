/** CSS values of the theme as values of the design tokens format (Design Tokens Community Group, 2025.10). */
import type { groupRoles } from '../src/theme/roles.ts';

type Dimension = { value: number; unit: string };
type Color = { colorSpace: 'srgb'; components: number[]; alpha?: number; hex: string };
type Shadow = Record<'offsetX' | 'offsetY' | 'blur' | 'spread', Dimension> & { color: Color };
export type Token = {
  $type: string;
  $value: number | string | Color | Dimension | number[] | string[] | Shadow[];
  /** The CSS value, where the format cannot express it. */
  css?: string;
};

const BYTE = 255;
const getHex = (bytes: number[]) => `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
const parseNumbers = (text: string) =>
  [...text.matchAll(/-?\d*\.?\d+/g)].map(([toNumberToken]) => Number(toNumberToken));

const roundShare = (share: number) => Math.round(share * 10_000) / 10_000;

/** `#rrggbb`, or `rgb(r g b / a)`. */
export const toColorValue = (css: string): Color => {
  const isHex = /^#[\da-f]{6}$/i.test(css);
  if (!isHex && !css.startsWith('rgb('))
    throw new Error(`${css} is no colour that a design token can express.`);
  const bytes = isHex
    ? [1, 3, 5].map((start) => Number.parseInt(css.slice(start, start + 2), 16))
    : parseNumbers(css).slice(0, 3);
  const [, , , alpha] = isHex ? [] : parseNumbers(css);
  return {
    colorSpace: 'srgb',
    components: bytes.map((byte) => roundShare(byte / BYTE)),
    ...(alpha === undefined ? {} : { alpha }),
    hex: getHex(bytes),
  };
};

/** `.25rem`, `6px`, `120ms`, or `0`. */
const parseDimension = (css: string, noUnit = 'px'): Dimension => {
  const [, value = '', unit = ''] = /^(-?\d*\.?\d+)([a-z]*)$/.exec(css) ?? [];
  if (value === '') throw new Error(`${css} is no measure that a design token can express.`);
  return { value: Number(value), unit: unit === '' ? noUnit : unit };
};

const toShadowValue = (css: string): Shadow[] =>
  css.split(/,\s*(?![^(]*\))/).map((layer) => {
    const [, lengths = '', color = ''] = /^(.*?)\s*(rgb\(.*\))$/.exec(layer.trim()) ?? [];
    const [offsetX = '0', offsetY = '0', blur = '0', spread = '0'] = lengths.split(/\s+/);
    return {
      color: toColorValue(color),
      offsetX: parseDimension(offsetX),
      offsetY: parseDimension(offsetY),
      blur: parseDimension(blur),
      spread: parseDimension(spread),
    };
  });

const toFluidToken = (css: string): Token => {
  const [, phone = ''] = /^clamp\(([^,]+),/.exec(css) ?? [];
  return { $type: 'dimension', $value: parseDimension(phone), css };
};

const toDimensionToken = (css: string): Token =>
  css.startsWith('clamp(') ? toFluidToken(css) : { $type: 'dimension', $value: parseDimension(css) };

const toMotionToken = (css: string): Token =>
  css.startsWith('cubic-bezier(')
    ? { $type: 'cubicBezier', $value: parseNumbers(css) }
    : { $type: 'duration', $value: parseDimension(css) };

const toFontFamilyToken = (css: string): Token => ({
  $type: 'fontFamily',
  $value: css.split(',').map((name) => name.trim().replaceAll('"', '')),
});

const toNumberToken = (css: string): Token => ({ $type: 'number', $value: Number(css) });

const TOKENS_BY_GROUP: Record<keyof typeof groupRoles, (css: string) => Token> = {
  font: toFontFamilyToken,
  text: toDimensionToken,
  leading: toNumberToken,
  weight: (css) => ({ $type: 'fontWeight', $value: Number(css) }),
  space: toDimensionToken,
  radius: toDimensionToken,
  size: toDimensionToken,
  motion: toMotionToken,
  layer: toNumberToken,
  shadow: (css) => ({ $type: 'shadow', $value: toShadowValue(css) }),
};

/** One value of a group of the theme. */
export const getToken = (group: keyof typeof groupRoles, css: string): Token => TOKENS_BY_GROUP[group](css);
