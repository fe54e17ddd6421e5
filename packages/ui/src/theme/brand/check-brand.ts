import { scale } from '../scale.ts';
import type { Brand } from './brand.ts';
import { parseOklch } from './parse-color.ts';

const COLORS = ['primary', 'onPrimary', 'accent', 'focus', 'neutral'] as const;
const BRAND_PROPERTIES: readonly string[] = [...COLORS, 'fontSans', 'radius'];
/** A CSS length. Only these are allowed, because the value is inserted into a rule unescaped. */
const LENGTH = /^(?:0|\d*\.?\d+(?:px|rem|em|%))$/;
const FONTS = /^[^;{}]+$/;

const throwInvalidBrand = (problem: string): never => {
  throw new Error(
    `${problem}, so it is not a valid brand. Set "primary" to a colour; optional are: ${BRAND_PROPERTIES.slice(1).join(', ')}.`,
  );
};

const checkColor = (name: string, text: unknown) => {
  try {
    parseOklch(String(text));
  } catch (error) {
    throw new Error(`"${name}" of the brand: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
};

const checkRadius = (radius: unknown) => {
  if (typeof radius !== 'object' || radius === null)
    return throwInvalidBrand('"radius" is not an object of lengths');
  for (const [name, length] of Object.entries(radius)) {
    if (!Object.hasOwn(scale.radius, name)) throwInvalidBrand(`There is no radius "${name}"`);
    if (typeof length !== 'string' || !LENGTH.test(length))
      throwInvalidBrand(`"radius.${name}" is ${JSON.stringify(length)}, not a length such as "6px"`);
  }
  return undefined;
};

/** Validates values from a form, a file or an untyped call before they are used. */
export const checkBrand = (brand: Brand): void => {
  if (typeof brand !== 'object' || brand === null) throwInvalidBrand('The brand is not an object');
  for (const name of Object.keys(brand))
    if (!BRAND_PROPERTIES.includes(name)) throwInvalidBrand(`A brand has no "${name}"`);
  if (brand.primary === undefined) throwInvalidBrand('The brand has no "primary"');
  for (const name of COLORS) if (brand[name] !== undefined) checkColor(name, brand[name]);
  if (brand.fontSans !== undefined && !FONTS.test(brand.fontSans))
    throwInvalidBrand('"fontSans" is not a list of fonts');
  if (brand.radius !== undefined) checkRadius(brand.radius);
};
