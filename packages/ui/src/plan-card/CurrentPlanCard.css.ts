import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { breakpoints } from '../theme/breakpoints.ts';
import { secondary } from './plan-tones.css.ts';

export const card = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[2],
  padding: `${vars.space[5]} 1.375rem`,
  borderRadius: vars.radius.xl,
  borderStyle: 'solid',
  borderWidth: 1,
  overflowWrap: 'anywhere',
  '@media': { [`(min-width: ${breakpoints.twoColumns}px)`]: { padding: '1.875rem 2.25rem' } },
});

/** Above the ornament. */
export const aboveOrnament = style({ position: 'relative' });

export const name = style([
  aboveOrnament,
  { fontSize: vars.text.xl2, fontWeight: vars.weight.display, lineHeight: vars.leading.heading },
]);

export const about = style([aboveOrnament, { color: secondary, lineHeight: vars.leading.body }]);
export const price = style([aboveOrnament, { color: secondary, lineHeight: vars.leading.heading }]);
