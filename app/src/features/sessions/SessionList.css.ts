import { breakpoints, vars } from '@janani/ui/theme';
import { style } from '@vanilla-extract/css';

export const center = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
  padding: vars.space[8],
  textAlign: 'center',
});

const { space } = vars;
const toDesktop = `(min-width: ${breakpoints.desktop}px)`;
const toTwoColumns = `(min-width: ${breakpoints.twoColumns}px)`;

/** Pages of cards, as far from each other as one row from another. */
export const pages = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  '@media': { [toTwoColumns]: { gap: space[6] } },
});

/** What comes after the cards; it begins where they end, so that the distance to their end can be watched. */
export const rest = style({
  marginBlockStart: `calc(-1 * ${space[5]})`,
  paddingBlockStart: space[5],
  '@media': {
    [toTwoColumns]: { marginBlockStart: `calc(-1 * ${space[6]})`, paddingBlockStart: space[6] },
  },
});

/** Room for the shadow and the focus ring, which would be cut off at the edge of what may be skipped. */
const ring = '12px';
const heightOf = (rows: string, gap: string) => `auto calc(${rows} * (24.5rem + ${gap}))`;

/** Cards far from the view are neither laid out nor painted; until then a page is as high as its rows. */
export const page = style({
  contentVisibility: 'auto',
  margin: `-${ring}`,
  padding: ring,
  containIntrinsicBlockSize: heightOf('var(--cards)', space[5]),
  '@media': {
    [toTwoColumns]: { containIntrinsicBlockSize: heightOf('var(--cards) / 2', space[6]) },
    [toDesktop]: { containIntrinsicBlockSize: heightOf('var(--cards) / 3', space[6]) },
  },
});

const estimate = (rows: string, gap: string) => `calc(${rows} * (24.5rem + ${gap}) + 2 * ${ring})`;

/** As high as it was, or as its rows will be. */
export const undrawn = style({
  boxSizing: 'border-box',
  blockSize: `var(--height, ${estimate('var(--cards)', space[5])})`,
  '@media': {
    [toTwoColumns]: { blockSize: `var(--height, ${estimate('var(--cards) / 2', space[6])})` },
    [toDesktop]: { blockSize: `var(--height, ${estimate('var(--cards) / 3', space[6])})` },
  },
});
