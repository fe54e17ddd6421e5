import { breakpoints, vars } from '@janani/ui/theme';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { BOTTOM_BAR_HEIGHT_VAR } from './bottom-bar-height.ts';

const phone = `not all and (min-width: ${breakpoints.desktop}px)`;

/** The height of the bar with one large button, which an enrolment replaces. */
const ONE_BUTTON_HEIGHT = '5rem';
/** Without layout: the higher bar rises from the height that it had. */
const grow = keyframes({ from: { transform: `translateY(calc(100% - ${ONE_BUTTON_HEIGHT}))` } });

/** On phones at the end of the screen, over the gutters and the bottom padding of the page's content. */
export const bar = style({
  '@media': {
    [phone]: {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: vars.layer.nav,
      // The end of the content does not touch the bar.
      marginBlockStart: vars.space[5],
      marginInline: `calc(-1 * ${vars.space[5]})`,
      marginBlockEnd: `calc(-1 * ${vars.space[8]})`,
      paddingInline: vars.space[5],
      paddingBlock: `${vars.space[3]} calc(${vars.space[3]} + env(safe-area-inset-bottom, 0px))`,
      background: vars.color.surface,
      borderBlockStart: `1px solid ${vars.color.line}`,
      selectors: {
        '&[data-high]': { position: 'static' },
        '&:has([data-new]):not([data-high])': {
          animation: `${grow} ${vars.motion.slow} ${vars.motion.ease}`,
        },
      },
    },
    // On a low phone the page needs the room.
    [`(max-width: ${breakpoints.desktop - 0.02}px) and (max-height: 43rem)`]: {
      paddingBlock: `${vars.space[2]} calc(${vars.space[2]} + env(safe-area-inset-bottom, 0px))`,
    },
    // A phone in landscape is hardly higher than the bar.
    [`(max-width: ${breakpoints.desktop - 0.02}px) and (max-height: 26rem)`]: {
      position: 'static',
    },
    [`(min-width: ${breakpoints.twoColumns}px) and (max-width: ${breakpoints.desktop - 0.02}px)`]: {
      marginInline: `calc(-1 * ${vars.space[8]})`,
      paddingInline: vars.space[8],
    },
  },
});

// A focused element must not be covered by the bar (WCAG 2.4.11). The bar itself is always in view: the page does not
// scroll for its content.
globalStyle(`${bar}:not([data-high]) *`, {
  '@media': { [phone]: { scrollMarginBlockEnd: `calc(-1 * var(${BOTTOM_BAR_HEIGHT_VAR}, 0px))` } },
});
globalStyle(`html:has(${bar})`, {
  '@media': { [phone]: { scrollPaddingBlockEnd: `var(${BOTTOM_BAR_HEIGHT_VAR}, 0px)` } },
});

// On a tablet a button from edge to edge would be hard to read.
globalStyle(`${bar} > *`, {
  '@media': {
    [`(min-width: ${breakpoints.twoColumns}px) and (max-width: ${breakpoints.desktop - 0.02}px)`]: {
      maxInlineSize: '22.5rem',
      marginInline: 'auto',
    },
  },
});
