import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@janani/ui/theme';

/** A table scrolls by itself when it is wider than the page. Its colours are those of the docs page. */
export const tableScroller = style({ overflowX: 'auto', marginBlock: vars.space[4] });

export const table = style({ inlineSize: '100%', margin: '0 !important' });

globalStyle(`${table} th`, { textAlign: 'start' });

export const caption = style({
  textAlign: 'start',
  paddingBlock: vars.space[2],
  fontWeight: vars.weight.strong,
});

export const pair = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  marginBlock: vars.space[4],
});

const framed = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  margin: 0,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  overflow: 'hidden',
  background: vars.color.bg,
  color: vars.color.ink,
  fontFamily: vars.font.sans,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.small,
});

export const exampleTones = {
  do: style([framed, { borderBlockEnd: `4px solid ${vars.color.success}` }]),
  dont: style([framed, { borderBlockEnd: `4px solid ${vars.color.error}` }]),
};

export const example = style({
  padding: vars.space[5],
  display: 'grid',
  gap: vars.space[3],
  alignContent: 'center',
});

globalStyle(`${framed} > figcaption`, {
  padding: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
});
