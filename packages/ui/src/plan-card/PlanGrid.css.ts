import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/** Name, description, price, features, button: the rows that the cards of one line share. */
export const PLAN_ROWS = 5;

const GAP = vars.space[6];

// The distance between lines of cards is padding of the items: a gap would also separate the shared rows.
export const grid = style({
  display: 'grid',
  columnGap: GAP,
  marginBlockEnd: `calc(-1 * ${GAP})`,
  // Three plans side by side, or one below the other: two and one would leave a hole. In rem: at 200 % text there is
  // one column instead of broken words.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(13rem, (42rem - 100%) * 99)), 1fr))',
});

/** Without subgrid (Chrome below 117) cards have the same height and buttons are at the bottom. */
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockEnd: GAP,
  '@supports': {
    '(grid-template-rows: subgrid)': { gridRow: `span ${PLAN_ROWS}`, gridTemplateRows: 'subgrid' },
  },
});
