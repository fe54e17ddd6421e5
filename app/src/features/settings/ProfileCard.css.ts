import { breakpoints, vars } from '@janani/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const twoColumns = `screen and (min-width: ${breakpoints.twoColumns}px)`;
const tablet = `screen and (min-width: ${breakpoints.twoColumns}px) and (max-width: ${breakpoints.desktop - 0.02}px)`;
const desktop = `screen and (min-width: ${breakpoints.desktop}px)`;

export const card = style({
  overflow: 'hidden',
  border: `1px solid ${vars.color.lineSoft}`,
  borderRadius: vars.radius.xl,
  background: vars.color.surface,
  boxShadow: vars.shadow.rest,
  // Sticky beside content that is longer than the screen.
  '@media': {
    [desktop]: { position: 'sticky', insetBlockStart: '6rem' },
  },
});
export const band = style({
  position: 'relative',
  blockSize: '5.25rem',
  overflow: 'hidden',
  background: vars.color.band,
});
export const cardBody = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  // As the cards below it; beside them it is narrow.
  padding: '0 1.375rem 1.375rem',
  '@media': {
    [twoColumns]: { padding: '0 2.125rem 2.125rem' },
    [tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    [desktop]: { padding: `0 ${vars.space[5]} ${vars.space[5]}` },
  },
});
globalStyle(`${cardBody} > *`, { gridColumn: 1 });
/** On a tablet beside the facts. */
export const logOutRow = style({
  '@media': { [tablet]: { selectors: { '&&': { gridColumn: 2 } }, gridRow: '1 / span 6', alignSelf: 'end' } },
});
export const portrait = style({
  marginBlockStart: '-2.75rem',
  selectors: { '&&': { background: vars.color.accent, color: vars.color.onAccent } },
});
export const portraitText = style({ fontSize: 22, fontWeight: vars.weight.strong });
export const cardName = style({
  margin: 0,
  fontSize: vars.text.xl,
  lineHeight: vars.leading.heading,
  overflowWrap: 'anywhere',
});
export const fact = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  margin: 0,
  color: vars.color.ink2,
  fontSize: vars.text.sm,
  overflowWrap: 'anywhere',
  selectors: { '&:last-of-type': { marginBlockEnd: vars.space[3] } },
});
export const example = style({
  margin: 0,
  marginBlockEnd: vars.space[3],
  color: vars.color.ink3,
  fontSize: vars.text.xs,
});
