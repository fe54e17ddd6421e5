import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/** The feedback to a touch or a pointer. */
export const interactive = style({
  transition: `box-shadow ${vars.motion.fast} ${vars.motion.ease}`,
  // The whole card is its link, so that a tap anywhere follows it.
  ':active': { background: vars.color.surfaceTint },
  '@media': { '(hover: hover)': { ':hover': { boxShadow: vars.shadow.hover } } },
});

export const full = style([interactive, { display: 'flex', flexDirection: 'column', blockSize: '100%' }]);

export const frame = style({
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  background: vars.color.surfaceTint,
  borderStartStartRadius: `calc(${vars.radius.xl} - 1px)`,
  borderStartEndRadius: `calc(${vars.radius.xl} - 1px)`,
});

export const photo = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

/** A title of two lines that is mostly shown in full. */
export const NARROW = '(max-width: 17rem)';
/** When the text column is narrower than this, the text is enlarged: the title is then shown in full. */
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

/** An enrolment, or the length of a recording, is separated from the facts of the session. */
export const alignedToEnd = style({
  display: 'flex',
  marginInlineStart: 'auto',
  overflowWrap: 'anywhere',
  // After two others it mostly has a line of its own.
  selectors: { '&:nth-child(n + 3)': { marginInlineStart: 0 } },
});

export const title = style({
  fontWeight: vars.weight.display,
  lineHeight: vars.leading.heading,
  // The whole title stays in the document; only the number of visible lines is limited.
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  // At 200 % text two lines hold half as much (WCAG 1.4.4).
  '@container': { [ENLARGED]: { WebkitLineClamp: 'none' } },
});

export const titleSizes = styleVariants({
  full: { fontSize: vars.text.lg, '@container': { [NARROW]: { fontSize: vars.text.md } } },
  compact: { fontSize: vars.text.md, WebkitLineClamp: 'none' },
});

/** The title's link covers the card: one tab stop, one short name, and the whole card as touch target. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  // A title in another script keeps the order of its words.
  unicodeBidi: 'plaintext',
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

/** Above the stretched link, so that a tap reaches the card's own button. */
export const action = style({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space[1],
});
