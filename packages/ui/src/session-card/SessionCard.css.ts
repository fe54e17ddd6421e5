import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const touchable = {
  transition: `box-shadow ${vars.motion.fast} ${vars.motion.ease}`,
  // The whole card is its link, so that all of it answers.
  ':active': { background: vars.color.surfaceTint },
  '@media': { '(hover: hover)': { ':hover': { boxShadow: vars.shadow.hover } } },
} as const;

export const full = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  ...touchable,
});

export const frame = style({
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  background: vars.color.surfaceTint,
  borderStartStartRadius: `calc(${vars.radius.xl} - 1px)`,
  borderStartEndRadius: `calc(${vars.radius.xl} - 1px)`,
});

export const photo = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

/** Narrower than this for its text, a card is read at an enlarged size: then its title is shown whole. */
const ENLARGED = '(max-width: 15rem)';

export const body = style({
  '@supports': { '(container-type: inline-size)': { containerType: 'inline-size' } },
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: vars.space[2],
  paddingBlock: `${vars.space[4]} ${vars.space[5]}`,
  // Narrow enough at 320 px for a programme and "Enrolled" to share a line.
  paddingInline: 'clamp(.875rem, 5vw, 1.125rem)',
});

export const badges = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '.375rem' });

/** A place that is kept, or the length of a recording, stands apart from what the session is. */
export const atEnd = style({ display: 'flex', marginInlineStart: 'auto' });

export const title = style({
  fontWeight: vars.weight.display,
  lineHeight: vars.leading.heading,
  // The whole name stays in the document; only the lines shown are limited.
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  // WCAG 1.4.4: at 200 % text two lines hold half as much.
  '@container': { [ENLARGED]: { WebkitLineClamp: 'none' } },
});

export const titleSizes = styleVariants({
  full: { fontSize: vars.text.lg },
  compact: { fontSize: vars.text.md, WebkitLineClamp: 'none' },
});

/** The title's link covers the card: one stop for the keyboard, one short name, all of it to tap. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.xl },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2.5px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&:focus-visible::after': { outlineColor: 'Highlight' } },
    },
  },
});

export const facts = style({
  display: 'grid',
  gap: vars.space[1],
  color: vars.color.ink2,
  fontSize: vars.text.sm,
  lineHeight: 1.45,
  textWrap: 'balance',
});

export const fact = style({ display: 'flex', alignItems: 'flex-start', gap: '.625rem' });
export const factIcon = style({ marginBlockStart: '.125rem' });
export const viewerTime = style({ display: 'block', color: vars.color.ink3 });

/** Above the stretched link, so that its own button is what a tap on it reaches. */
export const action = style({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space[1],
});

export const compact = style({
  display: 'flex',
  // At 200 % text on a phone the words go below the picture.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '.875rem',
  padding: vars.space[3],
  // As high as its picture, or little more: a day's list of them is looked through.
  paddingBlock: '.625rem',
  paddingInlineEnd: vars.space[4],
  ...touchable,
});

export const compactBody = style({
  // Lets a long word break rather than widen the list it is in.
  overflowWrap: 'anywhere',
  flex: '1 1 7.5rem',
  minInlineSize: 0,
  display: 'grid',
  gap: vars.space[1],
});

export const chevron = style({ color: vars.color.ink2 });
