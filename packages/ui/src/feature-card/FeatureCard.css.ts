import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { breakpoints } from '../theme/breakpoints.ts';

const wide = `(min-width: ${breakpoints.twoColumns}px)`;

export const card = style({
  display: 'flex',
  // At 200 % text on a phone the text wraps below the arch.
  flexWrap: 'wrap',
  gap: vars.space[4],
  padding: `${vars.space[4]} 1.125rem ${vars.space[5]}`,
  blockSize: '100%',
  '@media': { [wide]: { display: 'block', padding: '1.75rem' } },
});

/** Lets a long word break instead of widening its grid. */
export const text = style({ flex: '1 1 8.5rem', minInlineSize: 0, overflowWrap: 'anywhere' });

export const title = style({
  '@media': { [wide]: { marginBlockStart: vars.space[4] } },
  fontSize: vars.text.lg,
  fontWeight: vars.weight.display,
  lineHeight: vars.leading.heading,
});

export const body = style({
  marginBlockStart: vars.space[1],
  color: vars.color.ink2,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.body,
  '@media': { [wide]: { fontSize: vars.text.md } },
});
