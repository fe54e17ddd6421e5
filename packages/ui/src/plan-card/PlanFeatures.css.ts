import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { breakpoints } from '../theme/breakpoints.ts';
import { mark, secondary } from './plan-tones.css.ts';

/** A column beside two others on a tablet. In px: on a phone with large text the column is all of the screen. */
export const NARROW = '(max-width: 220px)';

export const list = style({
  display: 'grid',
  gap: '.5rem',
  alignContent: 'start',
  fontSize: vars.text.sm,
  '@media': { [`(min-width: ${breakpoints.twoColumns}px)`]: { fontSize: vars.text.md } },
  '@container': { [NARROW]: { fontSize: vars.text.sm } },
});

export const feature = style({
  display: 'flex',
  gap: '.625rem',
  lineHeight: 1.5,
  selectors: { '&[data-included="false"]': { color: secondary } },
});

/** Aligned with the first line of the text. */
export const icon = style({
  flexShrink: 0,
  marginBlockStart: '.15em',
  color: mark,
  selectors: { '[data-included="false"] > &': { color: 'inherit' } },
});
