import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const { color, space } = vars;

export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[3],
  padding: space[4],
  border: `2px solid ${color.error}`,
  borderRadius: vars.radius.lg,
  background: color.errorBg,
  color: color.errorInk,
});

export const icon = style({ marginBlockStart: '.1em' });

export const title = style({ fontSize: vars.text.md, lineHeight: vars.leading.ui });

export const list = style({ gridColumn: '2', fontSize: vars.text.sm });

export const item = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  paddingBlock: space[1],
  lineHeight: vars.leading.small,
  overflowWrap: 'anywhere',
});
