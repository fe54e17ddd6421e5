import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/** Room around a card for its focus ring and shadow, which painting only what is near would cut off. */
const RING = '6px';

/** About what a card takes until it has been seen, so that the scroll bar does not jump far. */
const CARD = '28rem';

export const item = style({
  '@supports': {
    '(content-visibility: auto)': {
      margin: `-${RING}`,
      padding: RING,
      contentVisibility: 'auto',
      containIntrinsicBlockSize: `auto ${CARD}`,
    },
  },
});

export const end = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[4],
  paddingBlockStart: vars.space[6],
  selectors: { '&:empty': { display: 'none' } },
});

export const error = style({
  display: 'flex',
  gap: vars.space[2],
  color: vars.color.errorText,
  fontWeight: vars.weight.ui,
});

/** In the middle of the first line. */
export const errorIcon = style({ marginBlockStart: '.2em' });
