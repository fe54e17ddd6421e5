import { breakpoints } from '@janani/ui/theme';
import { style } from '@vanilla-extract/css';

const tablet = `(min-width: ${breakpoints.twoColumns}px) and (max-width: ${breakpoints.desktop - 0.02}px)`;

/** Where a bar of two lines would leave little of the page. */
export const LOW_PHONE = `(max-width: ${breakpoints.twoColumns - 0.02}px) and (max-height: 43rem)`;

/** A drawing is shown whole; its ground continues at its sides. */
export const wholeDrawing = { backgroundSize: 'auto 100%', backgroundRepeat: 'repeat-x' };

/** The shape of the image on the page of a session, of its skeleton and of its page before the script has run. */
export const sessionPicture = style({
  aspectRatio: '16 / 9',
  '@media': {
    // The facts begin above the bar.
    [LOW_PHONE]: { aspectRatio: '21 / 9' },
    // All of it is in view, to the emergency number.
    [tablet]: { aspectRatio: '2 / 1' },
    // 16:9 would leave no room for the title.
    [`screen and (min-width: ${breakpoints.desktop}px)`]: { aspectRatio: '24 / 11' },
    'screen and (min-width: 1600px) and (min-height: 60rem)': { aspectRatio: '16 / 9' },
  },
});
