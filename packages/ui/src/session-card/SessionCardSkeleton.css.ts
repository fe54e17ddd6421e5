import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { NARROW } from './SessionCard.css.ts';

const twoLines = (size: string) => `calc(2 * ${vars.leading.heading} * ${size})`;

/** As tall as two lines of a title and two facts of a real card. */
export const title = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  blockSize: twoLines(vars.text.lg),
  '@container': { [NARROW]: { blockSize: twoLines(vars.text.md) } },
});

globalStyle(`${title} > *`, { blockSize: `calc(50% - ${vars.space[1]})` });

/** Unlike a row's, its first line is not beside a picture. */
export const rowBody = style({
  flex: '1 1 9rem',
  display: 'grid',
  alignContent: 'space-between',
  gap: '.375rem',
});

export const facts = style({
  display: 'grid',
  alignContent: 'space-between',
  blockSize: `calc(2.9 * ${vars.text.sm} + ${vars.space[1]})`,
});
