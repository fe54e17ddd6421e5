import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { programs } from '../badge/index.ts';

/** A drawing keeps its colours where the system replaces all others: they are the picture. */
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

// The addresses stand in the stylesheet, because every bundler reads them there, and a server that bundles nothing
// need not know them. Only what is shown is fetched.
const address = (name: string) => ({ backgroundImage: `url("../../illustrations/${name}.svg?no-inline")` });

for (const program of programs) {
  const sceneOf = `${scene}[data-program="${program}"]`;
  globalStyle(sceneOf, address(`session-${program}`));
  // The same two conditions as the theme.
  globalStyle(`[data-theme="dark"] ${sceneOf}`, address(`session-${program}-dark`));
  globalStyle(`:root:not([data-theme]) ${sceneOf}`, {
    '@media': { '(prefers-color-scheme: dark)': address(`session-${program}-dark`) },
  });
  globalStyle(`${thumb}[data-program="${program}"]`, address(`thumb-${program}`));
}

/** The ground of a drawing that stands on the page, which has another colour by night. */
export const ground = style({});
/** Stars, which come with the night. */
export const stars = style({ display: 'none', fill: '#ffce71' });

const atNight = (selector: string, rule: StyleRule) => {
  // The same two conditions as the theme.
  globalStyle(`[data-theme="dark"] ${selector}`, rule);
  globalStyle(`:root:not([data-theme]) ${selector}`, { '@media': { '(prefers-color-scheme: dark)': rule } });
};
atNight(ground, { fill: '#3a1226' });
atNight(stars, { display: 'inline' });
