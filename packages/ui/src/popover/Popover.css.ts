import { style } from '@vanilla-extract/css';
import { floatingPanel } from '../internal/styles/floating-panel.css.ts';
import { vars } from '../theme/contract.css.ts';

/** A button with an icon alone. */
export const square = style({ inlineSize: vars.size.touch, padding: 0 });

export const panel = style([
  floatingPanel,
  {
    boxSizing: 'border-box',
    display: 'flex',
    alignItems: 'flex-start',
    maxInlineSize: 'min(24rem, calc(100% - 24px))',
    padding: vars.space[1],
  },
]);

export const content = style({
  flex: 1,
  minInlineSize: 0,
  padding: vars.space[3],
  paddingInlineEnd: 0,
  overflowWrap: 'anywhere',
});

/** Stays in sight while the panel scrolls. */
export const close = style({ position: 'sticky', insetBlockStart: 0 });
