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
const numbersIn = (text: string) => [...text.matchAll(/-?\d*\.?\d+/g)].map(([number]) => Number(number));

const rounded = (share: number) => Math.round(share * 10_000) / 10_000;

/** `#rrggbb`, or `rgb(r g b / a)`. */
export const colorToken = (css: string): Color => {
  const isHex = /^#[\da-f]{6}$/i.test(css);
  if (!isHex && !css.startsWith('rgb('))
    throw new Error(`${css} is no colour that a design tool can be told.`);
  const bytes = isHex
    ? [1, 3, 5].map((start) => Number.parseInt(css.slice(start, start + 2), 16))
    : numbersIn(css).slice(0, 3);
  const [, , , alpha] = isHex ? [] : numbersIn(css);
  return {
    colorSpace: 'srgb',
    components: bytes.map((byte) => rounded(byte / BYTE)),
    ...(alpha === undefined ? {} : { alpha }),
    hex: getHex(bytes),
  };
};

/** `.25rem`, `6px`, `120ms`, or `0`. */
const measure = (css: string, noUnit = 'px'): Dimension => {
  const [, value = '', unit = ''] = /^(-?\d*\.?\d+)([a-z]*)$/.exec(css) ?? [];
  if (value === '') throw new Error(`${css} is no measure that a design tool can be told.`);
  return { value: Number(value), unit: unit === '' ? noUnit : unit };
};

const shadowToken = (css: string): Shadow[] =>
  css.split(/,\s*(?![^(]*\))/).map((layer) => {
    const [, lengths = '', color = ''] = /^(.*?)\s*(rgb\(.*\))$/.exec(layer.trim()) ?? [];
    const [offsetX = '0', offsetY = '0', blur = '0', spread = '0'] = lengths.split(/\s+/);
    return {
      color: colorToken(color),
      offsetX: measure(offsetX),
      offsetY: measure(offsetY),
      blur: measure(blur),
      spread: measure(spread),
    };
  });

const fluid = (css: string): Token => {
  const [, phone = ''] = /^clamp\(([^,]+),/.exec(css) ?? [];
  return { $type: 'dimension', $value: measure(phone), css };
};

const dimension = (css: string): Token =>
  css.startsWith('clamp(') ? fluid(css) : { $type: 'dimension', $value: measure(css) };

const motion = (css: string): Token =>
  css.startsWith('cubic-bezier(')
    ? { $type: 'cubicBezier', $value: numbersIn(css) }
    : { $type: 'duration', $value: measure(css) };

const families = (css: string): Token => ({
  $type: 'fontFamily',
  $value: css.split(',').map((name) => name.trim().replaceAll('"', '')),
});

const number = (css: string): Token => ({ $type: 'number', $value: Number(css) });

const byGroup: Record<keyof typeof groupRoles, (css: string) => Token> = {
  font: families,
  text: dimension,
  leading: number,
  weight: (css) => ({ $type: 'fontWeight', $value: Number(css) }),
  space: dimension,
  radius: dimension,
  size: dimension,
  motion,
  layer: number,
  shadow: (css) => ({ $type: 'shadow', $value: shadowToken(css) }),
};

/** One value of a group of the theme. */
export const getToken = (group: keyof typeof groupRoles, css: string): Token => byGroup[group](css);
