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
 * Cards far from the screen are neither laid out nor painted, so that a list of a thousand answers as a
 * short one does. Their height until then is about a card's. Where paint cannot be let out of the box,
 * which cuts off focus rings and shadows (Safari), the list does without.
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
