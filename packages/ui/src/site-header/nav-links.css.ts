import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const bindi = {
  content: '',
  position: 'absolute',
  inlineSize: 7,
  blockSize: 7,
  borderRadius: '50%',
  background: 'currentColor',
  forcedColorAdjust: 'none',
} as const;

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: vars.space[8],
});

export const rowLink = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  color: vars.color.ink,
  fontSize: vars.text.md,
  fontWeight: vars.weight.ui,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.primaryInk },
    '&[aria-current]': { color: vars.color.primaryInk, fontWeight: vars.weight.strong },
    '&[aria-current]::after': {
      ...bindi,
      insetBlockEnd: 2,
      insetInlineStart: 'calc(50% - 3.5px)',
    },
  },
});

export const sheetLink = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.touchLarge,
  paddingInlineStart: '1.375rem',
  color: vars.color.ink,
  fontSize: vars.text.lg,
  fontWeight: vars.weight.ui,
  lineHeight: vars.leading.ui,
  textDecoration: 'none',
  selectors: {
    '&[aria-current]': { color: vars.color.primaryInk, fontWeight: vars.weight.strong },
    '&[aria-current]::before': { ...bindi, insetInlineStart: 4 },
  },
});
