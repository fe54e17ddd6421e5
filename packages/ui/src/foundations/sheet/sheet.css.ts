import { style } from '@vanilla-extract/css';
import { breakpoints, vars } from '../../theme/index.ts';

const WIDE = `(min-width: ${breakpoints.desktop}px)`;

export const sheet = style({
  display: 'grid',
  gap: vars.space[5],
  maxInlineSize: '76rem',
  marginInline: 'auto',
  '@media': { [WIDE]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' } },
});

const columns = (count: number) => style({ '@media': { [WIDE]: { gridColumn: `span ${count}` } } });

export const fullWidth = columns(12);
export const twoThirds = columns(8);
export const third = columns(4);

export const title = style({ fontSize: vars.text.lg, marginBlockEnd: vars.space[4] });

export const lead = style({ color: vars.color.ink2, marginBlockStart: vars.space[2] });

export const scroller = style({ overflowX: 'auto', padding: 5, margin: -5 });

export const table = style({
  borderCollapse: 'collapse',
  inlineSize: '100%',
  minInlineSize: 'max-content',
});

export const columnHead = style({
  color: vars.color.ink3,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.ui,
  textAlign: 'start',
});

export const cell = style({ paddingBlock: 6, paddingInlineEnd: vars.space[4], textAlign: 'start' });

export const rowHead = style([cell, { fontSize: vars.text.xs }]);

export const fields = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': {
    [`(min-width: ${breakpoints.twoColumns}px)`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

const stack = style({ display: 'grid', gap: vars.space[4], justifyItems: 'start' });

export const stretched = style([stack, { justifyItems: 'stretch' }]);

export const line = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], alignItems: 'center' });

/** As high as the open list and the open menu, which is aligned with the end of its button. */
export const dropdownSpace = style({ minBlockSize: '22rem' });
export const menuSpace = style({
  minBlockSize: '18rem',
  display: 'grid',
  justifyItems: 'end',
  alignContent: 'start',
});

export const toasts = style({ minBlockSize: '18rem' });
