import { style } from '@vanilla-extract/css';
import { vars } from '@janani/ui/theme';

/** A table scrolls by itself where the page has no room for it. Its colours are those of the docs page. */
export const sheet = style({ overflowX: 'auto', marginBlock: vars.space[4] });

export const table = style({ inlineSize: '100%', margin: '0 !important' });
