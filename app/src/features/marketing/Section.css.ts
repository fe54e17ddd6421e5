import { breakpoints, vars } from '@janani/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const wide = `screen and (min-width: ${breakpoints.twoColumns}px)`;
const desktop = `screen and (min-width: ${breakpoints.desktop}px)`;

/** As wide as a page, with its gutters. */
export const page = style({
  maxInlineSize: vars.size.page,
  marginInline: 'auto',
  paddingInline: vars.space[5],
  '@media': { [wide]: { paddingInline: vars.space[8] } },
});

/** 56 px above and below on phones, 88 on desktops (design language, "Space"). */
export const section = style([
  page,
  {
    paddingBlock: '3.5rem',
    '@media': { [desktop]: { paddingBlock: '5.5rem' } },
    // The section before it already ends with this space.
    selectors: { '& + &': { paddingBlockStart: 0 } },
  },
]);

export const title = style({ fontSize: vars.text.xl3, lineHeight: 1.12 });

export const intro = style({
  maxInlineSize: '34em',
  marginBlockStart: vars.space[2],
  color: vars.color.ink2,
  fontSize: vars.text.lg,
  lineHeight: vars.leading.body,
  textWrap: 'balance',
});

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;
const grid = style({
  display: 'grid',
  gap: vars.space[4],
  marginBlockStart: vars.space[8],
  '@media': { [desktop]: { marginBlockStart: vars.space[10] } },
});

const three = style([
  grid,
  {
    '@media': {
      [wide]: { gridTemplateColumns: columns(2), gap: vars.space[5] },
      [desktop]: { gridTemplateColumns: columns(3) },
    },
  },
]);

const two = style([grid, { '@media': { [wide]: { gridTemplateColumns: columns(2), gap: vars.space[5] } } }]);

/** Three side by side also on a tablet. */
const row = style([grid, { '@media': { [wide]: { gridTemplateColumns: columns(3), gap: vars.space[5] } } }]);

/** Without boxes, for what is only read. */
const plain = style([row]);
globalStyle(`${plain} > div`, { padding: 0, border: 0, background: 'none', boxShadow: 'none' });

export const layouts = { two, three, row, plain };
