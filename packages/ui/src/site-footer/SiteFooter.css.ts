import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { breakpoints } from '../theme/breakpoints.ts';

const wide = `(min-width: ${breakpoints.twoColumns}px)`;
const desktop = `(min-width: ${breakpoints.desktop}px)`;

export const footer = style({
  position: 'relative',
  background: vars.color.footer,
  color: vars.color.onFooter2,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.body,
});

export const scalloped = style({ marginBlockStart: 14 });

export const inner = style({
  maxInlineSize: vars.size.page,
  marginInline: 'auto',
  padding: `${vars.space[12]} ${vars.space[5]} ${vars.space[8]}`,
  '@media': { [wide]: { padding: `3.5rem ${vars.space[8]} ${vars.space[6]}` } },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))',
  gap: `${vars.space[8]} ${vars.space[5]}`,
  '@media': { [desktop]: { gridTemplateColumns: '2.2fr', gridAutoColumns: '1fr', gridAutoFlow: 'column' } },
});

export const brand = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: vars.space[5],
  justifyItems: 'start',
  alignContent: 'start',
  maxInlineSize: '23rem',
  '@media': { [desktop]: { gridColumn: 'auto' } },
});

export const groupTitle = style({
  marginBlockEnd: vars.space[2],
  color: vars.color.onFooter,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.ui,
});

/** On phones each row has the height of a touch target, whether it is a link or not. */
export const item = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  '@media': { [desktop]: { minBlockSize: '2.5rem' } },
});

export const link = style({
  color: vars.color.onFooter,
  textDecorationThickness: 1,
  textUnderlineOffset: '.3em',
  paddingBlock: '.5rem',
  selectors: { '&:hover': { textDecorationThickness: 2 } },
});

export const languages = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space[6]}`,
  marginBlockStart: vars.space[6],
  fontSize: vars.text.sm,
});

export const legalLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[6]}`,
  marginBlockStart: vars.space[8],
  paddingBlockStart: vars.space[5],
  // `color-mix` requires Chrome 111; in older versions the line has the colour of the text.
  borderBlockStart: [
    `1px solid ${vars.color.onFooter2}`,
    `1px solid color-mix(in srgb, ${vars.color.onFooter2} 35%, transparent)`,
  ],
  fontSize: vars.text.xs,
});
