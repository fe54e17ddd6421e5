import { style } from '@vanilla-extract/css';
import { buttonControl } from '../internal/field/control.css.ts';
import { vars } from '../theme/contract.css.ts';

export const root = style({ display: 'grid', gap: vars.space[2], gridTemplateColumns: 'minmax(0, 1fr)' });

export const control = style([
  buttonControl,
  {
    position: 'relative',
    paddingBlock: vars.space[2],
    borderStyle: 'dashed',
    fontWeight: vars.weight.strong,
    selectors: {
      '&:not([data-disabled])': { color: vars.color.primaryInk },
      '&[data-invalid]': { borderStyle: 'solid' },
    },
    '@media': {
      // On touch screens the hover style would persist after a tap.
      '(hover: hover)': {
        selectors: { '&:hover:not([data-disabled])': { background: vars.color.surfaceTint } },
      },
    },
  },
]);

/** The input itself lies over the box: it is pressed, focused and dropped on, and its own text is the browser's. */
export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  opacity: 0,
  cursor: 'inherit',
  // The button in it takes the whole box in Safari, too.
  fontSize: 0,
});

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const file = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.ui,
});

/** At 200 % text on a phone the size moves below the name. */
export const name = style({
  flex: '1 1 8em',
  minInlineSize: 0,
  paddingBlock: vars.space[2],
  overflowWrap: 'anywhere',
});

export const size = style({
  marginInlineStart: 'auto',
  color: vars.color.ink2,
  fontVariantNumeric: 'tabular-nums',
});
