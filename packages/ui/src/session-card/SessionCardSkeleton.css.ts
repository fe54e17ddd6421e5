import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/** As tall as two lines of a title and two facts of a real card. */
export const title = style({
  display: 'grid',
  alignContent: 'space-between',
  blockSize: `calc(2 * ${vars.leading.heading} * ${vars.text.lg})`,
});

export const facts = style({
  display: 'grid',
  alignContent: 'space-between',
  blockSize: `calc(2.9 * ${vars.text.sm} + ${vars.space[1]})`,
});
