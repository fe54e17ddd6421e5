import { vars } from '@janani/ui/theme';
import { style } from '@vanilla-extract/css';

export const kept = style({ display: 'grid', gap: vars.space[3], marginBlockStart: vars.space[5] });
export const keptTitle = style({ margin: 0, fontSize: vars.text.lg, lineHeight: vars.leading.heading });
export const keptLine = style({ color: vars.color.ink2, marginBlockEnd: vars.space[4] });
