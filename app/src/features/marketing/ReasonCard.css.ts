import { breakpoints, vars } from '@janani/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const wide = `screen and (min-width: ${breakpoints.twoColumns}px)`;

export const card = style({ overflow: 'hidden' });
export const picture = style({ aspectRatio: '2 / 1' });
// The drawing is shown whole; its ground continues at its sides.
globalStyle(`${picture} > *`, { backgroundSize: 'auto 100%', backgroundRepeat: 'repeat-x' });
export const body = style({
  padding: vars.space[5],
  overflowWrap: 'anywhere',
  '@media': { [wide]: { padding: vars.space[6] } },
});
export const title = style({ fontSize: vars.text.xl });
export const text = style({ marginBlockStart: vars.space[2], color: vars.color.ink2 });
