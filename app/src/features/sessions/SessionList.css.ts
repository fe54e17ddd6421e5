import { vars } from '@janani/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const center = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
  padding: vars.space[8],
  textAlign: 'center',
});

const { space } = vars;
/** From this width on the sessions are a grid of cards, with the days in a rail beside it. */
export const AS_GRID = '(min-width: 768px)';
/** The least width of a card makes two columns from 768 px on, and three from here. */
const THREE_COLUMNS = '(min-width: 1024px)';
const CARD = '16rem';
/** Where the content is 1,320 px wide, so that an instructor's name stays on the line of the duration. */
const WIDE = { from: '(min-width: 1600px)', card: '18rem' };
const RAIL = '7.5rem';

/** Pages of days, with the distance between two days. */
export const pages = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  '@media': { [AS_GRID]: { gap: space[6] } },
});

/** The rail's space is reserved while loading, so that nothing shifts when the days arrive. */
export const withRail = style({
  '@media': {
    [AS_GRID]: {
      display: 'grid',
      gridTemplateColumns: `${RAIL} minmax(0, 1fr)`,
      columnGap: space[6],
    },
  },
});

/** What follows the cards; it starts at their end, so that the distance to that end can be observed. */
export const rest = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  marginBlockStart: `calc(-1 * ${space[2]})`,
  paddingBlockStart: space[2],
  '@media': {
    [AS_GRID]: {
      marginBlockStart: `calc(-1 * ${space[6]})`,
      paddingBlockStart: space[6],
      marginInlineStart: `calc(${RAIL} + ${space[6]})`,
    },
  },
});

globalStyle(`${rest} li:nth-child(4):last-child`, { '@media': { [THREE_COLUMNS]: { display: 'none' } } });

/** In the space of the days. */
export const skeletonRail = style({
  position: 'absolute',
  insetBlockStart: space[6],
  insetInlineEnd: `calc(100% + ${space[6]})`,
  display: 'grid',
  gridAutoRows: vars.size.touch,
  alignItems: 'center',
  inlineSize: RAIL,
  paddingInline: space[3],
  borderInlineStart: `1px solid ${vars.color.line}`,
});

/** The cards row by row, whatever their days. Beside the rail fewer fit than in other grids, and fewer of large text. */
export const grid = style({
  selectors: {
    '&&': {
      gridTemplateColumns: `repeat(auto-fill, minmax(min(${CARD}, 100%), 1fr))`,
      '@media': {
        [WIDE.from]: { gridTemplateColumns: `repeat(auto-fill, minmax(min(${WIDE.card}, 100%), 1fr))` },
      },
    },
  },
});

/** The first row is painted at once: an estimate of its height would move what follows it. */
globalStyle(`${grid} > li:nth-child(-n + 3)`, { contentVisibility: 'visible' });

/** Room for the shadow and the focus ring, which `content-visibility` would clip. */
const ring = '12px';
const ESTIMATE = '--estimate';
const inColumns = (count: number) => ({ vars: { [ESTIMATE]: `calc(var(--rows) * 23.5rem / ${count})` } });

/** Cards far from the view are neither laid out nor painted; until then a page has the height of its rows. */
export const page = style({
  // Rows, with a heading for one or two, or those of a grid. The page with the whole cards is rendered at once.
  vars: { [ESTIMATE]: 'calc(var(--rows) * 8rem)' },
  contentVisibility: 'auto',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  margin: `-${ring}`,
  padding: ring,
  containIntrinsicBlockSize: `auto var(${ESTIMATE})`,
  '@media': { [AS_GRID]: inColumns(2), [THREE_COLUMNS]: inColumns(3) },
});

/** Its last height, or the height of its rows. */
export const deferredRendering = style({
  boxSizing: 'border-box',
  blockSize: `var(--height, calc(var(${ESTIMATE}) + 2 * ${ring}))`,
});
