import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const skeleton = style({
  display: 'block',
  background: vars.color.surfaceTint,
  // Without a border, forced colours would make it invisible.
  outline: '1px solid transparent',
  outlineOffset: '-1px',
});

export const shapes = styleVariants({
  text: { blockSize: '.875rem', borderRadius: vars.radius.xs },
  title: { blockSize: '1.25rem', borderRadius: vars.radius.xs },
  badge: { blockSize: '1.75rem', borderRadius: vars.radius.badge },
  button: { blockSize: vars.size.touch, borderRadius: vars.radius.button },
  picture: { aspectRatio: '16 / 9', borderRadius: vars.radius.xl },
  card: { blockSize: '10rem', borderRadius: vars.radius.xl },
});

/**
 * Classes rather than a length, which would require a `style` attribute: a strict content security policy blocks
 * those.
 */
export const widths = styleVariants({
  full: { inlineSize: '100%' },
  long: { inlineSize: '85%' },
  medium: { inlineSize: '60%' },
  short: { inlineSize: '35%' },
});
