import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const STEPS = [1, 2, 3, 4, 5, 6, 8] as const;

const gaps = Object.fromEntries(STEPS.map((step) => [`&[data-gap="${step}"]`, { gap: vars.space[step] }]));

/** A list has no markers. */
export const stack = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  padding: 0,
  listStyle: 'none',
  selectors: {
    ...gaps,
    // An item that does not fit beside another wraps below it (WCAG 1.4.10).
    '&[data-direction="row"]': { flexFlow: 'row wrap' },
    '&[data-align="start"]': { alignItems: 'flex-start' },
    '&[data-align="center"]': { alignItems: 'center' },
    '&[data-align="baseline"]': { alignItems: 'baseline' },
    '&[data-apart]': { justifyContent: 'space-between' },
  },
});
