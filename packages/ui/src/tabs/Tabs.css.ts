import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const list = style({
  display: 'flex',
  gap: vars.space[2],
  paddingInline: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
});

export const tab = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: vars.size.touch,
  paddingInline: '.625rem',
  border: 0,
  background: 'none',
  color: vars.color.ink2,
  fontFamily: 'inherit',
  fontSize: vars.text.md,
  fontWeight: 'inherit',
  lineHeight: vars.leading.ui,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  outline: 'none',
  borderRadius: `${vars.radius.sm} ${vars.radius.sm} 0 0`,
  transition: `color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&[data-selected]': { color: vars.color.primaryInk, fontWeight: vars.weight.strong },
    '&[data-selected]::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      blockSize: 3,
      borderRadius: '3px 3px 0 0',
      background: 'currentColor',
      forcedColorAdjust: 'none',
    },
    '&:focus-visible': { outline: `2.5px solid ${vars.color.focus}`, outlineOffset: '-3px' },
  },
  '@media': {
    // On touch screens the hover style would persist after a tap.
    '(hover: hover)': { selectors: { '&:hover': { color: vars.color.primaryInk } } },
    '(forced-colors: active)': { selectors: { '&:focus-visible': { outlineColor: 'Highlight' } } },
  },
});

export const panel = style({
  paddingBlockStart: vars.space[5],
  outline: 'none',
  selectors: {
    '&:focus-visible': {
      outline: `2.5px solid ${vars.color.focus}`,
      outlineOffset: '2px',
      borderRadius: vars.radius.md,
    },
  },
});
