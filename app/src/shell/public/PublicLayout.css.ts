import { style } from '@vanilla-extract/css';

/** The footer starts below the first screen, so that it does not shift when a page renders late. */
export const content = style({ minBlockSize: 'calc(100vh - 4rem)' });
