import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const { color, space } = vars;

export const accordion = style({ borderBlockStart: `1px solid ${color.line}` });

export const item = style({
  color: color.ink,
  selectors: { [`${accordion} &`]: { borderBlockEnd: `1px solid ${color.line}` } },
});

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: vars.size.touch,
  paddingBlock: space[3],
  borderRadius: vars.radius.sm,
  listStyle: 'none',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': { outline: `2.5px solid ${color.focus}`, outlineOffset: 2 },
  },
  '@media': {
    // On touch screens the hover style would persist after a tap.
    '(hover: hover)': { selectors: { '&:hover': { color: color.primaryInk } } },
    '(forced-colors: active)': { selectors: { '&:focus-visible': { outlineColor: 'Highlight' } } },
  },
});

export const title = style({
  flex: 1,
  minInlineSize: 0,
  margin: 0,
  fontFamily: 'inherit',
  fontSize: vars.text.md,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.ui,
  overflowWrap: 'anywhere',
});

export const chevron = style({
  flexShrink: 0,
  color: color.ink2,
  transition: `transform ${vars.motion.fast} ${vars.motion.ease}`,
});
// `:open` requires Chrome 133, and a nested section must not turn the chevron of its parent.
globalStyle(`${item}[open] > ${summary} > ${chevron}`, { transform: 'rotate(180deg)' });

export const content = style({ paddingBlock: `0 ${space[4]}`, lineHeight: vars.leading.body });
