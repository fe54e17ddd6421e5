import { vars } from '@janani/ui/theme';
import { style } from '@vanilla-extract/css';

export const emptyLine = style({ color: vars.color.ink2 });
