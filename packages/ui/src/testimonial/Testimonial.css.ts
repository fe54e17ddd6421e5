import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const card = style({
  overflowWrap: 'anywhere',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  blockSize: '100%',
});

export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
});

export const stars = style({
  display: 'flex',
  gap: '.1875rem',
  color: vars.color.stars,
  forcedColorAdjust: 'none',
});

export const filledStar = style({ fill: 'currentColor' });

export const quote = style({ fontSize: vars.text.lg, lineHeight: 1.5, textWrap: 'pretty' });

export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: '.875rem',
  marginBlockStart: 'auto',
});

export const name = style({ display: 'block', fontWeight: vars.weight.strong, lineHeight: vars.leading.ui });

export const role = style({
  display: 'block',
  marginBlockStart: vars.space[1],
  color: vars.color.ink2,
  fontSize: vars.text.sm,
  lineHeight: 1.45,
});
