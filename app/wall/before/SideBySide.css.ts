import { vars } from '@janani/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({ padding: vars.space[4] });

/** As wide as two phones. */
export const words = style({ maxInlineSize: '46rem', margin: 0, marginBlockEnd: vars.space[2] });

export const pair = style({
  display: 'flex',
  gap: vars.space[6],
  // As wide as both, so that nothing is cut off where the window is narrower.
  inlineSize: 'max-content',
  marginBlockStart: vars.space[4],
});

export const side = style({ flex: 'none', margin: 0 });

export const caption = style({ marginBlockEnd: vars.space[2], fontWeight: vars.weight.display });

export const shown = style({
  overflow: 'hidden',
  outline: `1px solid ${vars.color.line}`,
});
