import { vars } from '@janani/ui/theme';
import { style } from '@vanilla-extract/css';

export const rules = style({ display: 'grid', gap: vars.space[8] });

export const rule = style({ fontSize: vars.text.lg, marginBlockEnd: vars.space[3] });

export const texts = style({ display: 'grid', gap: vars.space[4], margin: 0 });

/** English beside Hindi, or above it on a narrow screen. */
export const text = style({
  display: 'grid',
  gap: vars.space[2],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  padding: vars.space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
});

export const name = style({ color: vars.color.ink3, fontSize: vars.text.sm, gridColumn: '1 / -1' });
