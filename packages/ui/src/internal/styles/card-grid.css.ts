import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { breakpoints } from '../../theme/breakpoints.ts';

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

/** Cards in one column on phones, two from 720 px, three from 960 px. */
export const grid = style({
  display: 'grid',
  gap: vars.space[5],
  ...columns(1),
  '@media': {
    [`(min-width: ${breakpoints.twoColumns}px)`]: { gap: vars.space[6], ...columns(2) },
    [`(min-width: ${breakpoints.desktop}px)`]: columns(3),
  },
});

/**
 * Cards far outside the viewport are neither laid out nor painted, so that a list of a thousand is as fast as a short
 * one. Until then their height is estimated. Without `overflow-clip-margin` (Safari) the containment would cut off
 * focus rings and shadows, so the list does without it there.
 */
export const item = style({
  '@supports': {
    '(content-visibility: auto) and (overflow-clip-margin: 1px)': {
      contentVisibility: 'auto',
      containIntrinsicBlockSize: 'auto 24.5rem',
      overflowClipMargin: '2rem',
    },
  },
});
