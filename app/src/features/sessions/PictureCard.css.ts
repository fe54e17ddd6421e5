import { breakpoints, vars } from '@janani/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { chevron } from './chevron.ts';

const twoColumns = `screen and (min-width: ${breakpoints.twoColumns}px)`;

const lineBreak = { display: 'block', blockSize: 0, overflow: 'hidden' } as const;

/** 320 px, where the longest day and its time still have a line. */
const NARROWEST = '(max-width: 22rem)';

/** All of it is the link of its title. */
const card = style({
  position: 'relative',
  display: 'flex',
  // At 200 % text on a phone the text goes below the picture.
  flexWrap: 'wrap',
  alignItems: 'center',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.xl,
  background: vars.color.surface,
  boxShadow: vars.shadow.rest,
  ':active': { background: vars.color.surfaceTint },
  '@media': { '(hover: hover)': { ':hover': { boxShadow: vars.shadow.hover } } },
});

export const cards = styleVariants({
  large: [
    card,
    {
      gap: vars.space[4],
      minBlockSize: '9.25rem',
      padding: vars.space[4],
      '@media': { [NARROWEST]: { columnGap: vars.space[3] } },
    },
  ],
  small: [
    card,
    {
      gap: vars.space[3],
      // As its skeleton: on a phone most titles have two lines.
      minBlockSize: '9.5rem',
      padding: vars.space[3],
      borderColor: vars.color.lineSoft,
      '@media': { [twoColumns]: { columnGap: vars.space[4], minBlockSize: '7.875rem' } },
    },
  ],
});
/** Without a button the card is only a link. */
export const onlyLink = style({ '::after': chevron });

// In px: large text needs the room.
export const pictures = styleVariants({ large: {}, small: {} });
globalStyle(`${card} > ${pictures.large}`, {
  inlineSize: 'min(6rem, 26vw)',
  blockSize: 'auto',
  aspectRatio: '16 / 19',
  '@media': { [NARROWEST]: { inlineSize: '20vw' } },
});
globalStyle(`${card} > ${pictures.small}`, {
  '@media': { [NARROWEST]: { inlineSize: 56, blockSize: 67 } },
});

export const body = style({
  flex: '1 1 7rem',
  minInlineSize: 0,
  display: 'grid',
  gap: vars.space[1],
  overflowWrap: 'anywhere',
});
export const state = style({ color: vars.color.primaryInk, fontSize: vars.text.sm });

export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: '.375rem' });
// Two on a line of a phone.
globalStyle(`${badges}:has(> :nth-child(2)) svg`, {
  '@media': { '(max-width: 26rem)': { display: 'none' } },
});

const title = style({
  margin: 0,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.heading,
});
export const titles = styleVariants({
  large: [title, { fontSize: '1.1875rem', '@media': { [NARROWEST]: { fontSize: '1.0625rem' } } }],
  small: [title, { fontSize: vars.text.md }],
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
  '@media': { [twoColumns]: { flex: 'none' } },
});

export const facts = style({
  margin: 0,
  color: vars.color.ink2,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.ui,
});
const phone = `not all and (min-width: ${breakpoints.twoColumns}px)`;
/** A separator that is a line break on phones, where a long day beside the duration would break alone. */
export const breakOnPhones = style({ '@media': { [phone]: lineBreak } });
/** A separator that is a line break on wider screens. */
export const breakElsewhere = style({ '@media': { [twoColumns]: lineBreak } });
