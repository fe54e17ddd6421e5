import { breakpoints, vars } from '@janani/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const twoColumns = `screen and (min-width: ${breakpoints.twoColumns}px)`;
const desktop = `screen and (min-width: ${breakpoints.desktop}px)`;

/**
 * The grid position of a component from desktop widths on; on phones they follow each other. On a tablet only the week
 * and the tip are beside each other.
 */
const createCell = (column: 1 | 2, row: 2 | 3) =>
  style({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    '@media': {
      [twoColumns]: row === 2 ? { gridColumn: column, gridRow: row } : { gridColumn: '1 / -1' },
      [desktop]: { gridColumn: column, gridRow: row },
    },
  });

export const dashboard = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  '@media': {
    [twoColumns]: {
      columnGap: vars.space[6],
      gridTemplateColumns: 'minmax(0, 1.55fr) minmax(0, 1fr)',
    },
    [desktop]: { rowGap: vars.space[8] },
  },
});

export const top = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  gridColumn: '1 / -1',
});
export const week = createCell(1, 2);
export const tip = createCell(2, 2);
/** The last row ends on one line. */
const stretched = style({ '@media': { [desktop]: { alignContent: 'stretch' } } });
export const upcoming = style([
  createCell(1, 3),
  stretched,
  { gap: vars.space[4], gridTemplateRows: 'auto', gridAutoRows: '1fr' },
]);
export const actions = style([createCell(2, 3), stretched]);
// Beside two sessions, or the notice in their place, the three are rows, as high together; beside one they are tiles.
globalStyle(`${upcoming}:not(:has(li:only-child)) ~ ${actions} ul`, {
  '@media': {
    [desktop]: { gridTemplateColumns: 'minmax(0, 1fr)', gridAutoRows: '1fr', maxBlockSize: 'none' },
  },
});
