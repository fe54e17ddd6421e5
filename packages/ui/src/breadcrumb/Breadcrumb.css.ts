import { style } from '@vanilla-extract/css';
import { breakpoints } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const { color, space } = vars;

const NARROW = `(max-width: ${breakpoints.twoColumns - 0.02}px)`;

export const root = style({ color: color.ink2, fontSize: vars.text.sm, lineHeight: vars.leading.ui });

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  '@media': { [NARROW]: { selectors: { '&:not([data-parent])': { display: 'none' } } } },
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: 0,
  minBlockSize: vars.size.touch,
  color: color.primaryInk,
  textDecorationLine: 'underline',
  textUnderlineOffset: '.2em',
  overflowWrap: 'anywhere',
});

export const current = style({ overflowWrap: 'anywhere' });

const chevron = style({ marginInline: space[1], color: color.ink3 });

export const separator = style([chevron, { '@media': { [NARROW]: { display: 'none' } } }]);

export const back = style([
  chevron,
  { display: 'none', marginInlineStart: 0, '@media': { [NARROW]: { display: 'block' } } },
]);
