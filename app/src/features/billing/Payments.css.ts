import { breakpoints, vars } from '@janani/ui/theme';
import { style } from '@vanilla-extract/css';

const wideScreen = `screen and (min-width: ${breakpoints.twoColumns}px)`;
const narrowScreen = `not all and (min-width: ${breakpoints.twoColumns}px)`;

export const totals = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))',
  gap: vars.space[4],
  margin: 0,
  '@media': { [wideScreen]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const wide = style({ gridColumn: '1 / -1', '@media': { [wideScreen]: { gridColumn: 'auto' } } });
export const label = style({ color: vars.color.ink2, fontSize: vars.text.sm });
export const number = style({
  margin: 0,
  fontSize: vars.text.xl2,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.heading,
  fontVariantNumeric: 'tabular-nums',
});
export const badNumber = style([number, { color: vars.color.errorText }]);

export const history = style({ marginBlockStart: vars.space[6] });
export const heading = style({ paddingBlockEnd: vars.space[3] });
export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  columnGap: vars.space[4],
  paddingBlock: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.line}`,
  ':last-child': { paddingBlockEnd: 0 },
  '@media': {
    [wideScreen]: { alignItems: 'center', gridTemplateColumns: 'minmax(0, 1fr) auto 7.5rem' },
  },
});
/** On a phone the facts below the plan have the whole line, also below the amount. */
export const details = style({ '@media': { [narrowScreen]: { display: 'contents' } } });
export const plan = style({ margin: 0, fontSize: vars.text.lg, fontWeight: vars.weight.strong });
export const meta = style({
  margin: 0,
  color: vars.color.ink2,
  fontSize: vars.text.sm,
  '@media': { [narrowScreen]: { gridRow: 2, gridColumn: '1 / -1' } },
});
/** Not broken where it fits, because it is copied and compared: on a phone a line of its own. */
export const transaction = style({
  display: 'block',
  overflowWrap: 'anywhere',
  '@media': { [wideScreen]: { display: 'inline-block' } },
});
/** Between two facts of a line. */
export const separator = style({
  '@media': { [narrowScreen]: { display: 'none' } },
});
export const amount = style({
  margin: 0,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});
/** On a phone on the last line. */
export const status = style({
  justifySelf: 'end',
  '@media': {
    [narrowScreen]: { gridColumn: '1 / -1', justifySelf: 'start', marginBlockStart: vars.space[2] },
  },
});

/** "Sample data", before the data that it labels (decision T-11). */
export const sample = style({
  marginBlock: `0 ${vars.space[4]}`,
  color: vars.color.ink2,
  fontSize: vars.text.sm,
});
