import { vars } from '@janani/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const instructor = style({
  display: 'flex',
  // At 200 % text on a phone the name goes below the initials instead of breaking.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  // As far from the line as the facts below it.
  marginBlockEnd: `calc(-1 * ${vars.space[4]})`,
  paddingBlockEnd: '.8125rem',
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

globalStyle(`${instructor} > dl`, { flex: '1 1 6rem', margin: 0, minInlineSize: 0 });
globalStyle(`${instructor} dt`, { color: vars.color.ink3, fontSize: vars.text.xs });
globalStyle(`${instructor} dd`, {
  margin: 0,
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
});
