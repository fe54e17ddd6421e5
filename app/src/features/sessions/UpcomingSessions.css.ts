import { breakpoints, vars } from '@janani/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const twoColumns = `screen and (min-width: ${breakpoints.twoColumns}px)`;
const desktop = `screen and (min-width: ${breakpoints.desktop}px)`;
export const viewAll = style({ fontSize: vars.text.sm });

/** As high as what stands beside it. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flexGrow: 1,
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // On a phone a short card as high as a long one would have a hole.
  '@media': { [desktop]: { gridAutoRows: '1fr' } },
});
globalStyle(`${list} > li`, { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

/** As the picture of a small card. */
export const skeletonPicture = style({
  inlineSize: 74,
  blockSize: 88,
  borderRadius: vars.radius.md,
  background: vars.color.surfaceTint,
  '@media': { '(max-width: 22rem)': { inlineSize: 56, blockSize: 67 } },
});

/** Instead of cards: what is known, and what can be done. */
export const notice = style({
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: vars.space[3],
  flexGrow: 1,
  padding: vars.space[5],
  border: `1px dashed ${vars.color.line}`,
  borderRadius: vars.radius.xl,
  color: vars.color.ink2,
  textAlign: 'center',
});
export const TWO_ROWS = { phone: '19.75rem', wide: '16.5rem' };
/** As high as the two rows that it replaces, so that nothing below moves. */
export const noticeOfTwo = style([
  notice,
  { minBlockSize: TWO_ROWS.phone, '@media': { [twoColumns]: { minBlockSize: TWO_ROWS.wide } } },
]);
