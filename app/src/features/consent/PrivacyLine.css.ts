import { vars } from '@janani/ui/theme';
import { style } from '@vanilla-extract/css';

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[3],
  marginBlockStart: vars.space[3],
  color: vars.color.ink3,
  fontSize: vars.text.xs,
});
export const centred = style({ justifyContent: 'center' });

/** A button in the style of a link. */
export const opener = style({
  minBlockSize: vars.size.touch,
  color: vars.color.primaryInk,
  fontWeight: vars.weight.strong,
  textDecorationLine: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: '.2em',
  selectors: {
    '&:hover': { textDecorationThickness: 2 },
    '&[aria-disabled="true"]': { color: vars.color.ink3, textDecorationLine: 'none', cursor: 'progress' },
  },
});

export const problem = style({ flexBasis: '100%' });
