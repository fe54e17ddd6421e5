import { breakpoints } from '@janani/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** The footer starts below the first screen, so that it does not shift when a page renders late. */
export const content = style({ minBlockSize: 'calc(100vh - 4rem)' });

// On phones the page moves down while a toast is shown, so that the toast covers neither the mark nor the links.
globalStyle(`header:has(+ ${content})`, {
  '@media': {
    [`screen and (max-width: ${breakpoints.desktop - 1}px)`]: {
      marginBlockStart: 'var(--janani-toast-space, 0)',
    },
  },
});
// On desktops toasts are below the header, whose Sign In they would cover.
globalStyle(`body:has(header + ${content}) > [data-toast-host]`, {
  '@media': {
    [`screen and (min-width: ${breakpoints.desktop}px)`]: {
      insetBlockStart: '4.5rem',
      maxBlockSize: 'calc(100% - 4.5rem)',
    },
  },
});
