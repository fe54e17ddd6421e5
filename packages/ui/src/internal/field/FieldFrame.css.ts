import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const frame = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' });

export const label = style({
  justifySelf: 'start',
  marginBlockEnd: 6,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.ui,
});

export const necessity = style({ fontWeight: vars.weight.body, color: vars.color.ink3 });

const noteBase = style({
  display: 'flex',
  gap: 6,
  marginBlockStart: 6,
  fontSize: vars.text.xs,
  lineHeight: vars.leading.small,
  textWrap: 'pretty',
});

export const note = styleVariants({
  hint: [noteBase, { color: vars.color.ink3 }],
  error: [noteBase, { color: vars.color.errorText, fontWeight: vars.weight.ui }],
});

export const errorIcon = style({ inlineSize: '1.2em', blockSize: '1.2em', marginBlockStart: '.1em' });
