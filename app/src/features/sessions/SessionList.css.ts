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
const toTwoColumns = `(min-width: ${breakpoints.twoColumns}px)`;
/** From this width on the days are in a rail beside the list. */
export const WITH_RAIL = '(min-width: 1024px)';
const RAIL = '10rem';

/** Pages of days, with the distance between two days. */
export const pages = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[1],
  '@media': { [toTwoColumns]: { gap: space[6] } },
});

/** The rail's space is reserved while loading, so that nothing shifts when the days arrive. */
export const withRail = style({
  '@media': {
    [WITH_RAIL]: {
      display: 'grid',
      gridTemplateColumns: `${RAIL} minmax(0, 1fr)`,
      columnGap: space[8],
    },
  },
});

/** What follows the cards; it starts at their end, so that the distance to that end can be observed. */
export const rest = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  marginBlockStart: `calc(-1 * ${space[1]})`,
  paddingBlockStart: space[1],
  '@media': {
    [toTwoColumns]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: space[6],
      marginBlockStart: `calc(-1 * ${space[6]})`,
      paddingBlockStart: space[6],
    },
    [WITH_RAIL]: { marginInlineStart: `calc(${RAIL} + ${space[8]})` },
  },
});

/** Room for the shadow and the focus ring, which `content-visibility` would clip. */
const ring = '12px';
/** The height of a day's rows and its heading. */
const height = `(var(--cards) * 8rem + var(--days) * 2.25rem)`;

/** Cards far from the view are neither laid out nor painted; until then a page has the height of its rows. */
export const page = style({
  contentVisibility: 'auto',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[1],
  margin: `-${ring}`,
  padding: ring,
  containIntrinsicBlockSize: `auto calc(${height})`,
  '@media': {
    [toTwoColumns]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: space[6],
      containIntrinsicBlockSize: `auto calc(${height} / 2)`,
    },
  },
});

/** Its last height, or the height of its rows. */
export const deferredRendering = style({
  boxSizing: 'border-box',
  blockSize: `var(--height, calc(${height} + 2 * ${ring}))`,
  '@media': {
    [toTwoColumns]: { blockSize: `var(--height, calc(${height} / 2 + 2 * ${ring}))` },
  },
});
