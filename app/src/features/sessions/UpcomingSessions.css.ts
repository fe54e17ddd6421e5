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
const TWO_ROWS = { phone: '19.75rem', wide: '16.5rem' };
/** As high as the two rows that it replaces, so that nothing below moves. */
export const noticeOfTwo = style([
  notice,
  { minBlockSize: TWO_ROWS.phone, '@media': { [twoColumns]: { minBlockSize: TWO_ROWS.wide } } },
]);
/** The text and the button beside the illustration: low, so that the button is above the tab bar of a phone. */
export const failure = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[4],
  flexGrow: 1,
  padding: vars.space[3],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.xl,
  background: vars.color.surface,
});
/** On a phone what it moves is below the screen. */
export const failureOfTwo = style([failure, { '@media': { [twoColumns]: { minBlockSize: TWO_ROWS.wide } } }]);
export const failurePicture = style({
  selectors: { '&&': { inlineSize: 84, blockSize: 80 } },
  '@media': { [twoColumns]: { selectors: { '&&': { inlineSize: 147, blockSize: 140 } } } },
});
export const failureText = style({
  flex: '1 1 9rem',
  maxInlineSize: '20rem',
  '@media': { [twoColumns]: { flex: '0 1 auto' } },
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[2],
});
globalStyle(`${failureText} > p`, {
  margin: 0,
  color: vars.color.ink2,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.ui,
});
/** The icon before the lines of the hint. */
globalStyle(`${failureText} > p > span`, { display: 'flex', alignItems: 'start', gap: vars.space[1] });
globalStyle(`${failureText} strong`, {
  display: 'block',
  marginBlockEnd: vars.space[1],
  color: vars.color.ink,
  fontSize: vars.text.md,
  lineHeight: vars.leading.heading,
  textWrap: 'balance',
});
/** The illustration fills the same height. */
export const emptyOfTwo = style({
  alignContent: 'center',
  flexGrow: 1,
  minBlockSize: TWO_ROWS.phone,
  paddingBlock: vars.space[3],
  '@media': { [twoColumns]: { minBlockSize: TWO_ROWS.wide } },
});
