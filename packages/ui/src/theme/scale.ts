import { type Colors, darkColors, lightColors } from './colors.ts';

/**
 * All values of the theme except colours: type, space, shape, motion, layers. Lengths are CSS lengths; text sizes are
 * in rem so that 200 % text works (WCAG 1.4.4).
 */
export const scale = {
  font: {
    sans: '"Anek Latin Variable","Anek Rupee","Anek Fallback Roboto","Anek Fallback Arial",system-ui,"Noto Sans",sans-serif',
  },
  text: {
    xxs: '.8125rem',
    xs: '.875rem',
    sm: '.9375rem',
    md: 'clamp(1.0625rem,1.036rem + .12vw,1.125rem)',
    lg: 'clamp(1.1875rem,1.13rem + .24vw,1.3125rem)',
    xl: 'clamp(1.3125rem,1.23rem + .37vw,1.5rem)',
    xl2: 'clamp(1.5625rem,1.4rem + .74vw,2rem)',
    xl3: 'clamp(1.875rem,1.57rem + 1.36vw,2.75rem)',
    xl4: 'clamp(2.25rem,1.6rem + 2.9vw,4rem)',
  },
  leading: { display: '1.08', heading: '1.2', ui: '1.3', small: '1.4', body: '1.55' },
  weight: { body: '400', ui: '500', strong: '600', display: '600' },
  space: {
    1: '.25rem',
    2: '.5rem',
    3: '.75rem',
    4: '1rem',
    5: '1.25rem',
    6: '1.5rem',
    8: '2rem',
    10: '2.5rem',
    12: '3rem',
    16: '4rem',
    20: '5rem',
    24: '6rem',
  },
  radius: {
    xs: '6px',
    badge: '9px',
    sm: '10px',
    md: '12px',
    button: '14px',
    lg: '16px',
    xl: '20px',
    pill: '999px',
  },
  size: {
    touch: '48px',
    touchLarge: '56px',
    field: '52px',
    icon: '20px',
    iconLarge: '24px',
    page: '1160px',
    form: '460px',
    dropdownMax: '15rem',
    bottomNav: '4.75rem',
  },
  motion: {
    fast: '120ms',
    base: '200ms',
    slow: '320ms',
    ease: 'cubic-bezier(.2,.7,.2,1)',
    easeExit: 'cubic-bezier(.4,0,1,1)',
  },
  layer: { header: '20', nav: '20', popover: '40', modal: '50', toast: '60' },
} as const;

// Design language, "Type".
/** Line heights for Indian scripts, whose glyphs are taller (WCAG 1.4.12). */
export const indicLeading = {
  display: '1.28',
  heading: '1.38',
  ui: '1.45',
  small: '1.55',
  body: '1.7',
} as const;

/** The languages that use {@link indicLeading}. */
export const indicLanguages = ['hi', 'mr', 'bn', 'ta', 'te', 'kn', 'ml', 'gu', 'pa', 'or'] as const;

/** Shadows are plum, never grey; in the dark theme a light hairline replaces them. */
export const shadows = {
  light: {
    rest: '0 1px 2px rgb(61 24 39 / .06)',
    hover: '0 1px 2px rgb(61 24 39 / .05), 0 6px 16px -6px rgb(61 24 39 / .12)',
    raised: '0 2px 6px rgb(61 24 39 / .06), 0 18px 36px -12px rgb(61 24 39 / .22)',
  },
  dark: {
    rest: '0 0 0 1px rgb(255 240 230 / .05)',
    hover: '0 0 0 1px rgb(255 240 230 / .06), 0 8px 20px -8px rgb(0 0 0 / .6)',
    raised: '0 0 0 1px rgb(255 240 230 / .08), 0 20px 40px -12px rgb(0 0 0 / .7)',
  },
} as const;

/** The two colour schemes of every theme. */
export type ColorScheme = 'light' | 'dark';
export const schemeColors: Record<ColorScheme, Colors> = { light: lightColors, dark: darkColors };
