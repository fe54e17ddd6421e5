import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { programs } from '../badge/index.ts';

/** A drawing retains its colours in forced-colours mode, because they are its content. */
export const drawing = style({ display: 'block', maxInlineSize: '100%', forcedColorAdjust: 'none' });

export const hero = style([drawing, { blockSize: 'auto' }]);

const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  backgroundPosition: 'center',
  backgroundSize: 'cover',
  forcedColorAdjust: 'none',
});

export const scene = style([picture]);
export const thumb = style([picture]);

// The URLs are in the style sheet, because every bundler resolves them there, and a server that does not bundle
// need not know them. The browser fetches only the one that is shown.
const url = (name: string) => ({ backgroundImage: `url("../../illustrations/${name}.svg?no-inline")` });

for (const program of programs) {
  const sceneSelector = `${scene}[data-program="${program}"]`;
  globalStyle(sceneSelector, url(`session-${program}`));
  // The same two conditions as the theme.
  globalStyle(`[data-theme="dark"] ${sceneSelector}`, url(`session-${program}-dark`));
  globalStyle(`:root:not([data-theme]) ${sceneSelector}`, {
    '@media': { '(prefers-color-scheme: dark)': url(`session-${program}-dark`) },
  });
  globalStyle(`${thumb}[data-program="${program}"]`, url(`thumb-${program}`));
}

/** The background of the illustration, which has another colour in the dark theme. */
export const background = style({});
/** Stars, shown in the dark theme only. */
export const stars = style({ display: 'none', fill: '#ffce71' });

const addDarkThemeRule = (selector: string, rule: StyleRule) => {
  // The same two conditions as the theme.
  globalStyle(`[data-theme="dark"] ${selector}`, rule);
  globalStyle(`:root:not([data-theme]) ${selector}`, { '@media': { '(prefers-color-scheme: dark)': rule } });
};
addDarkThemeRule(background, { fill: '#3a1226' });
addDarkThemeRule(stars, { display: 'inline' });
