import { breakpoints, vars } from '@janani/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const card = style({
  position: 'relative',
  display: 'flex',
  // At 200 % text on a phone the text goes below the picture.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
  minBlockSize: '9.25rem',
  padding: vars.space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.xl,
  background: vars.color.surface,
  boxShadow: vars.shadow.rest,
});

/** Larger than any tile of the UI package: the picture of the page. */
export const picture = style({});
globalStyle(`${card} > ${picture}`, {
  inlineSize: 'min(6rem, 26vw)',
  blockSize: 'auto',
  aspectRatio: '16 / 19',
});

const desktop = `screen and (min-width: ${breakpoints.desktop}px)`;

export const body = style({
  flex: '1 1 8rem',
  minInlineSize: 0,
  display: 'grid',
  gap: vars.space[1],
  overflowWrap: 'anywhere',
  '@media': {
    // At 200 % text the button goes below.
    [desktop]: { flexBasis: '18rem', gridTemplateColumns: 'minmax(0, 1fr) fit-content(50%)' },
  },
});

export const title = style({
  margin: 0,
  fontSize: '1.1875rem',
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.heading,
});

/** The link of the title covers the card; the button of the session lies above it. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.xl },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2.5px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});
export const action = style({
  position: 'relative',
  zIndex: 1,
  flex: '1 1 100%',
  '@media': { [`screen and (min-width: ${breakpoints.twoColumns}px)`]: { flex: 'none' } },
});

export const facts = style({
  margin: 0,
  color: vars.color.ink2,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.ui,
});
/** The time and the duration, on a line of their own rather than broken; large text may still break them. */
export const unbroken = style({ display: 'inline-block' });
/** At the end of the card on desktops. */
export const state = style({
  color: vars.color.primaryInk,
  fontSize: vars.text.sm,
  '@media': { [desktop]: { gridColumn: 2, gridRow: '1 / span 3', alignSelf: 'center' } },
});
