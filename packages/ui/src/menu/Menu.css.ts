import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const trigger = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: vars.size.touch,
  minBlockSize: vars.size.touch,
  padding: 0,
  border: 'none',
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
});

export const popover = style({
  minInlineSize: '15rem',
  maxInlineSize: 'calc(100vw - 1.5rem)',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.raised,
  overflow: 'auto',
});

export const menu = style({ padding: vars.space[2], outline: 'none' });

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.size.touch,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.sm,
  outlineOffset: '-2px',
  cursor: 'pointer',
});

/** State comes as data, not as a class: `[data-focused]` is set by hover, keyboard and touch alike. */
export const tones = styleVariants({
  normal: {
    color: vars.color.ink,
    selectors: { '&[data-focused]': { background: vars.color.primaryTint, color: vars.color.onPrimaryTint } },
  },
  danger: {
    color: vars.color.errorText,
    selectors: { '&[data-focused]': { background: vars.color.errorBg, color: vars.color.errorInk } },
  },
});
