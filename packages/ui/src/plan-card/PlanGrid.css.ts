import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/** Name, words about it, price, features, button: the rows that cards of one line share. */
export const PLAN_ROWS = 5;

const GAP = vars.space[6];

// The room between lines of cards is padding of the items: a gap would open between the shared rows too.
export const grid = style({
  display: 'grid',
  columnGap: GAP,
  marginBlockEnd: `calc(-1 * ${GAP})`,
  // In rem: at 200 % text there are fewer columns rather than broken words.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
});

/** Without subgrid (Chrome below 117) cards are as high as each other and buttons stand at their foot. */
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockEnd: GAP,
  '@supports': {
    '(grid-template-rows: subgrid)': { gridRow: `span ${PLAN_ROWS}`, gridTemplateRows: 'subgrid' },
  },
});
