import { breakpoints, vars } from '@janani/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const desktop = `screen and (min-width: ${breakpoints.desktop}px)`;
const twoColumns = `screen and (min-width: ${breakpoints.twoColumns}px)`;

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  alignItems: 'start',
  '@media': { [desktop]: { gridTemplateColumns: '18.75rem minmax(0, 1fr)' } },
});

export const head = style({ marginBlockEnd: vars.space[5] });
// Without its icon the button is beside the heading on a phone.
globalStyle(`${head} button svg`, { '@media': { '(max-width: 26rem)': { display: 'none' } } });

const columns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  '@media': { [twoColumns]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
} as const;
export const grid = style({ ...columns, alignItems: 'start' });
export const wide = style({ gridColumn: '1 / -1' });
/** Names of hospitals are longer than half a form. */
export const oneBelowTheOther = style([
  wide,
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] },
]);

export const facts = style({ ...columns, margin: 0 });
export const factTerm = style({ color: vars.color.ink3, fontSize: vars.text.sm });
export const factValue = style({
  margin: 0,
  fontWeight: vars.weight.ui,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
export const missingTerms = style({ margin: 0, color: vars.color.ink3 });

export const note = style({
  marginBlock: `${vars.space[5]} 0`,
  color: vars.color.ink3,
  fontSize: vars.text.xs,
});
export const text = style({ marginBlock: `${vars.space[1]} ${vars.space[4]}`, color: vars.color.ink2 });
export const failure = style({ marginBlockEnd: vars.space[5] });
export const failureAtEnd = style({ marginBlockStart: vars.space[5], scrollMarginBlockEnd: vars.space[3] });

/** Cancel and Save: at the end of the form on desktops, side by side in the bar on phones. */
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  '@media': { [desktop]: { justifyContent: 'flex-end', marginBlockStart: vars.space[6] } },
});
export const grows = style({
  '@media': { [`not all and (min-width: ${breakpoints.desktop}px)`]: { flexGrow: 1 } },
});

/** Above the tab bar, and without a focus ring: it is not a control. */
export const eraseQuestion = style({
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  outline: 'none',
  scrollMarginBlockEnd: '6rem',
});

export const data = style({
  marginBlock: `0 ${vars.space[4]}`,
  padding: vars.space[4],
  borderRadius: vars.radius.md,
  background: vars.color.surfaceSunk,
  fontSize: vars.text.xs,
  overflowX: 'auto',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
