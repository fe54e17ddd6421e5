import { breakpoints } from '@janani/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** The footer starts below the first screen, so that it does not shift when a page renders late. */
export const content = style({ minBlockSize: 'calc(100vh - 4rem)' });

// On phones the page moves down while a toast is shown, so that the toast covers neither the mark nor the links. By a
// transform, which lays out nothing again; without a toast there is none.
globalStyle(`header:has(+ ${content}), header + ${content}, header + ${content} ~ footer`, {
  '@media': {
    [`screen and (max-width: ${breakpoints.twoColumns - 1}px)`]: {
      transform: 'translateY(var(--janani-toast-space))',
    },
  },
});
// On wider screens toasts are below the header, whose Sign In they would cover.
globalStyle(`body:has(header + ${content}) > [data-toast-host]`, {
  '@media': {
    [`screen and (min-width: ${breakpoints.twoColumns}px)`]: {
      insetBlockStart: '4.5rem',
      maxBlockSize: 'calc(100% - 4.5rem)',
    },
  },
});
