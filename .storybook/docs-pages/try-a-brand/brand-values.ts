import { type Brand, type ColorRole, brandCss, brandTheme, contrast } from '@janani/ui/theme';
import { ROLE_PAIRS } from '../../../packages/ui/src/theme/contrast-pairs.ts';

/** The texts of the form. An empty one leaves the kit's own value. */
export type BrandValues = {
  primary: string;
  accent: string;
  neutral: string;
  fontSans: string;
  /** Of buttons, fields and cards, in pixels. */
  radius: string;
};

export const initialValues: BrandValues = {
  primary: '#1b745c',
  accent: '',
  neutral: '',
  fontSans: '',
  radius: '',
};
const names = Object.keys(initialValues) as (keyof BrandValues)[];

/** The query parameter of a link that holds a brand. */
const PARAMETER = 'brand';

/** The brand in the URL of a link; what it does not name is left empty. */
export const readLink = (url: string): BrandValues => {
  const text = new URL(url).searchParams.get(PARAMETER);
  if (text === null) return initialValues;
  const values = new URLSearchParams(text);
  return Object.fromEntries(names.map((name) => [name, values.get(name) ?? ''])) as BrandValues;
};

export const createLink = (url: string, values: BrandValues): string => {
  const link = new URL(url);
  const filled = names.filter((name) => values[name] !== '');
  link.searchParams.set(
    PARAMETER,
    new URLSearchParams(filled.map((name) => [name, values[name]])).toString(),
  );
  return link.href;
};

const createBrand = ({ radius, ...texts }: BrandValues): Brand => {
  const given = Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== ''));
  const corner = `${radius.trim()}px`;
  return {
    primary: '',
    ...given,
    ...(radius.trim() === '' ? {} : { radius: { md: corner, button: corner, lg: corner } }),
  };
};

/** A colour that is not used as it was given. */
export type Replacement = {
  role: ColorRole;
  scheme: 'light' | 'dark';
  given: string;
  /** The nearest colour in lightness whose pairs all have enough contrast. */
  used: string;
  /** Those that lack contrast. */
  pairs: { text: ColorRole; background: ColorRole; required: number; ratio: number }[];
};

const ONE_TO_ONE = 1.001;

const findReplacements = (brand: Brand): Replacement[] =>
  (['light', 'dark'] as const).flatMap((scheme) => {
    const { color } = brandTheme(scheme, brand);
    return (['primary', 'accent'] as const).flatMap((role) => {
      const given = brand[role];
      if (given === undefined || contrast(given, color[role]) < ONE_TO_ONE) return [];
      const colors = { ...color, [role]: given };
      const pairs = ROLE_PAIRS.filter((pair) => pair.slice(0, 2).includes(role))
        .map(([text, background, required]) => ({
          text,
          background,
          required,
          ratio: contrast(colors[text], colors[background]),
        }))
        .filter(({ ratio, required }) => ratio < required);
      return [{ role, scheme, given, used: color[role], pairs }];
    });
  });

/** The CSS of the form's values and what was changed in them, or why they are no brand. */
export const tryBrand = (
  values: BrandValues,
): { css: string; replacements: Replacement[] } | { problem: string } => {
  try {
    const brand = createBrand(values);
    return { css: brandCss(brand), replacements: findReplacements(brand) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
};
