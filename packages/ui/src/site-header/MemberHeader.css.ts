import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { breakpoints } from '../theme/breakpoints.ts';

/** The arrow's icon, not its touch target, is aligned with the page. */
export const start = style({
  alignItems: 'center',
  gap: vars.space[1],
  marginInlineStart: '-.75rem',
  fontSize: vars.text.lg,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.ui,
  '@media': { [`not all and (min-width: ${breakpoints.desktop}px)`]: { display: 'flex' } },
});

export const back = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  borderRadius: vars.radius.button,
  color: vars.color.ink,
});
