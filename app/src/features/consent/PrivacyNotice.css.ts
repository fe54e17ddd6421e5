import { vars } from '@janani/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const notice = style({ display: 'grid', gap: vars.space[4] });
globalStyle(`${notice} :is(h3, p, dl, dd)`, { margin: 0 });
globalStyle(`${notice} dl`, { display: 'grid', gap: vars.space[4] });
globalStyle(`${notice} dt`, { fontWeight: vars.weight.strong });
globalStyle(`${notice} dd`, { color: vars.color.ink2 });
