import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { breakpoints } from '../theme/breakpoints.ts';

const desktop = `(min-width: ${breakpoints.desktop}px)`;

export const barHeight = '4rem';
const desktopBarHeight = '4.75rem';

export const header = style({
  zIndex: vars.layer.header,
  background: vars.color.bg,
  color: vars.color.ink,
});

export const sticky = style({
  position: 'sticky',
  insetBlockStart: 0,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
});

export const stickyOnDesktop = style({
  position: 'relative',
  '@media': {
    [desktop]: {
      position: 'sticky',
      insetBlockStart: 0,
      borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
    },
  },
});

// Scrolls focused elements and the targets of anchors clear of the bar (WCAG 2.4.11).
globalStyle(`html:has(${sticky})`, {
  scrollPaddingBlockStart: `calc(${barHeight} + ${vars.space[4]})`,
  '@media': { [desktop]: { scrollPaddingBlockStart: `calc(${desktopBarHeight} + ${vars.space[4]})` } },
});
globalStyle(`html:has(${stickyOnDesktop})`, {
  '@media': { [desktop]: { scrollPaddingBlockStart: `calc(${desktopBarHeight} + ${vars.space[4]})` } },
});

export const bar = style({
  display: 'flex',
  // At 200 % text on a narrow phone the controls wrap below the logo.
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[3],
  minBlockSize: barHeight,
  maxInlineSize: vars.size.page,
  marginInline: 'auto',
  paddingInline: vars.space[5],
  '@media': {
    [`(min-width: ${breakpoints.twoColumns}px)`]: { paddingInline: vars.space[8] },
    [desktop]: {
      display: 'grid',
      // With large text the links wrap, not the words of the logo and of the controls (WCAG 1.4.4).
      gridTemplateColumns: 'minmax(max-content, 1fr) minmax(0, auto) minmax(max-content, 1fr)',
      minBlockSize: desktopBarHeight,
    },
  },
});

export const home = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  textDecoration: 'none',
  justifySelf: 'start',
});

/** At the end of the bar. */
export const end = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  marginInlineStart: 'auto',
});

/** The other languages of the page. */
export const languages = style({
  display: 'flex',
  gap: vars.space[4],
  paddingInline: vars.space[3],
});

/** For elements without a `display`, because otherwise the order of the files would decide. */
export const desktopOnly = style({ '@media': { [`not all and ${desktop}`]: { display: 'none' } } });
export const phoneOnly = style({ '@media': { [desktop]: { display: 'none' } } });
