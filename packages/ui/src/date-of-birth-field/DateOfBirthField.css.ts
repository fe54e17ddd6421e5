import { style, styleVariants } from '@vanilla-extract/css';
import { input as baseInput } from '../internal/field/control.css.ts';
import { vars } from '../theme/contract.css.ts';

const { space } = vars;

/** The horizontal padding of a box: small enough that all three boxes fit side by side at 320 px. */
const PADDING = 40;

/** Wraps when the text is large. */
export const group = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });

const partBase = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 });

/** As wide as its content, so that the width shows how many digits belong there. */
export const part = styleVariants({
  day: [partBase, { inlineSize: `calc(3ch + ${PADDING}px)` }],
  month: [partBase, { inlineSize: `calc(3ch + ${PADDING}px)` }],
  year: [partBase, { inlineSize: `calc(5ch + ${PADDING}px)` }],
});

export const partLabel = style({
  marginBlockEnd: 4,
  color: vars.color.ink2,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.ui,
  lineHeight: vars.leading.small,
});

export const input = style([baseInput, { fontVariantNumeric: 'tabular-nums' }]);
