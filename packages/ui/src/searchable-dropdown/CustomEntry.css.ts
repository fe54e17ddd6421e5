import { style } from '@vanilla-extract/css';
import { LOW_TRAY } from '../internal/overlay/overlay.css.ts';
import { vars } from '../theme/contract.css.ts';

const { space } = vars;

export const entry = style({
  display: 'grid',
  gap: space[2],
  minInlineSize: 0,
  // Browsers lay the legend out above this padding.
  paddingBlock: `0 ${space[3]}`,
  paddingInline: space[3],
  border: 0,
  selectors: { '[role="dialog"] &': { paddingInline: 0 } },
  '@container': { [LOW_TRAY]: { marginInlineEnd: vars.size.touch } },
});

export const title = style({
  paddingInline: 0,
  paddingBlock: `${space[3]} ${space[2]}`,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.ui,
});

export const actions = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space[2] });
