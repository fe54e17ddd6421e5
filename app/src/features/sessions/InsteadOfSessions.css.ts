import { breakpoints, vars } from '@janani/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { TWO_ROWS } from './UpcomingSessions.css.ts';

const twoColumns = `screen and (min-width: ${breakpoints.twoColumns}px)`;

/** The text and the button beside the illustration: low, so that the button is above the tab bar of a phone. */
export const box = style({
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
/** On a phone most of what it moves is below the screen. */
export const boxOfTwo = style([
  box,
  { minBlockSize: '10.25rem', '@media': { [twoColumns]: { minBlockSize: TWO_ROWS.wide } } },
]);
export const picture = style({
  selectors: { '&&': { inlineSize: 84, blockSize: 80 } },
  '@media': { [twoColumns]: { selectors: { '&&': { inlineSize: 147, blockSize: 140 } } } },
});
export const text = style({
  flex: '1 1 9rem',
  maxInlineSize: '20rem',
  '@media': { [twoColumns]: { flex: '0 1 auto' } },
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[2],
});
globalStyle(`${text} > p`, {
  margin: 0,
  color: vars.color.ink2,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.ui,
});
// The label stays on a line of a phone.
globalStyle(`${text} :is(a, button)`, { paddingInline: vars.space[3] });
/** The icon before the lines of the hint. */
globalStyle(`${text} > p > span`, { display: 'flex', alignItems: 'start', gap: vars.space[1] });
globalStyle(`${text} strong`, {
  display: 'block',
  marginBlockEnd: vars.space[1],
  color: vars.color.ink,
  fontSize: vars.text.md,
  lineHeight: vars.leading.heading,
  textWrap: 'balance',
});
