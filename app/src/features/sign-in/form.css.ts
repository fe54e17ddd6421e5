import { vars } from '@janani/ui/theme';
import { style } from '@vanilla-extract/css';

export const formStack = style({ display: 'grid', gap: vars.space[5] });
