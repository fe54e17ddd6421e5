import { style } from '@vanilla-extract/css';

/** The footer starts below the first screen, so that it does not jump when a page is drawn late. */
export const content = style({ minBlockSize: 'calc(100vh - 4rem)' });
