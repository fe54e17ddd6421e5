import { vars } from '@janani/ui/theme';
import { style } from '@vanilla-extract/css';

/** As high as what stands beside it. */
export const rows = style({ display: 'grid', alignContent: 'center', flexGrow: 1 });
export const emptyLine = style({ color: vars.color.ink2 });
