import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { programs } from '../badge/index.ts';
import { furtherVariants } from './variant.ts';

/** A drawing retains its colours in forced-colours mode, because they are its content. */
export const hero = style({
  display: 'block',
  maxInlineSize: '100%',
  blockSize: 'auto',
  forcedColorAdjust: 'none',
});

const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  backgroundPosition: 'center',
  // At a fraction of a pixel the other edge would show as a line.
  backgroundRepeat: 'no-repeat',
  backgroundSize: 'cover',
  forcedColorAdjust: 'none',
});

/** Each applies its fallback where it is on, and is empty elsewhere: a rule for each picture, not for each theme. */
const light = createVar();
const dark = createVar();
const ON = 'initial';
const OFF = ' ';
const lightTheme = { vars: { [light]: ON, [dark]: OFF } };
const darkTheme = { vars: { [light]: OFF, [dark]: ON } };

// The same conditions as the theme.
globalStyle(':root, [data-theme="light"]', lightTheme);
globalStyle('[data-theme="dark"]', darkTheme);
globalStyle(':root:not([data-theme])', { '@media': { '(prefers-color-scheme: dark)': darkTheme } });

/** The value of the current theme. */
const inTheme = (lightValue: string, darkValue: string) =>
  `${fallbackVar(light, lightValue)} ${fallbackVar(dark, darkValue)}`;

// The URLs are in the style sheet, because every bundler resolves them there, and a server that does not bundle
// need not know them. The browser fetches only the one that is shown.
const url = (name: string) => `url("../../illustrations/${name}.svg?no-inline")`;

export const empty = style([
  picture,
  {
    inlineSize: 168,
    blockSize: 160,
    backgroundImage: url('empty'),
    // On a low screen the action below it stays in view.
    '@media': { '(max-height: 43rem)': { inlineSize: 109, blockSize: 104 } },
  },
]);
export const matka = style([picture, { inlineSize: 96, blockSize: 112, backgroundImage: url('matka') }]);
export const scene = style([picture]);
// The crop is the arch of the drawing: 204 of its 480 units, at the bottom. An ogee covers less than the arch.
export const thumb = style([picture, { backgroundPosition: 'bottom', backgroundSize: '235%' }]);

const sceneUrl = (name: string) => inTheme(url(`session-${name}`), url(`session-${name}-dark`));

for (const program of programs) {
  const selector = `[data-program="${program}"]`;
  globalStyle(picture + selector, { backgroundImage: sceneUrl(program) });
  for (const variant of furtherVariants)
    globalStyle(`${picture}${selector}[data-variant="${variant}"]`, {
      backgroundImage: sceneUrl(`${program}-${variant}`),
    });
}

// The thali has no arch.
globalStyle(`${thumb}[data-program="nutrition"]:not([data-variant])`, {
  backgroundImage: url('thumb-nutrition'),
  backgroundSize: 'cover',
});
