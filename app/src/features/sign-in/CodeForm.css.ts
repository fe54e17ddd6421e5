import { vars } from '@janani/ui/theme';
import { style } from '@vanilla-extract/css';

export const codeForm = style({ display: 'grid', gap: vars.space[6] });

/** Scrolled into view, it stays clear of toasts. */
export const codeField = style({
  scrollMarginBlock: `calc(var(--janani-toast-space, 0px) + ${vars.space[2]}) ${vars.space[2]}`,
});

export const resendRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  color: vars.color.ink2,
  fontSize: vars.text.sm,
});
