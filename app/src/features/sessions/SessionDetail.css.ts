import { breakpoints, vars } from '@janani/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { SESSION_IMAGE } from '../../platform/image-transition.ts';
import { sessionPicture, wholeDrawing } from './session-picture.css.ts';

const desktop = `screen and (min-width: ${breakpoints.desktop}px)`;
const tablet = `(min-width: ${breakpoints.twoColumns}px) and (max-width: ${breakpoints.desktop - 0.02}px)`;
const notPhone = '(min-width: 30rem)';

export const detail = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  '@media': {
    [desktop]: {
      gridTemplateColumns: 'minmax(0, 1.6fr) minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      gap: `${vars.space[6]} ${vars.space[8]}`,
      alignItems: 'start',
    },
  },
});

/** As high as the screen below the header, so that what follows moves into view only with the session itself. */
export const loading = style({ minBlockSize: 'calc(100dvh - 15rem)' });

/** On a phone most titles and descriptions have two lines, elsewhere one. */
const loadingLines = style({ display: 'grid', alignContent: 'space-around' });
globalStyle(`${loadingLines} > :last-child`, { '@media': { [notPhone]: { display: 'none' } } });
const inLines = (size: string, leading: string) => ({
  blockSize: `calc(2 * ${size} * ${leading})`,
  '@media': { [notPhone]: { blockSize: `calc(${size} * ${leading})` } },
});
export const loadingTitle = style([loadingLines, inLines(vars.text.xl2, vars.leading.heading)]);
export const loadingText = style([
  loadingLines,
  { marginBlockStart: `calc(-1 * ${vars.space[2]})` },
  inLines('1rem', vars.leading.body),
]);
/** As high as the initials. */
export const loadingInstructor = style({ blockSize: '3.625rem' });
export const loadingFacts = style({
  display: 'grid',
  gridAutoRows: '3rem',
  // A line below each row but the last.
  background: `repeating-linear-gradient(transparent 0 calc(3rem - 1px), ${vars.color.line} 0 3rem) 0 0 / 100% 6rem no-repeat`,
  alignItems: 'center',
  gridTemplateColumns: '1fr 1fr',
});
/** A fact's value is at the end. */
globalStyle(`${loadingFacts} > :nth-child(even)`, { justifySelf: 'end' });
/** On phones and tablets the button is in the bar. */
export const loadingButton = style({
  blockSize: vars.size.touchLarge,
  '@media': { [`not all and (min-width: ${breakpoints.desktop}px)`]: { display: 'none' } },
});

export const main = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });
/** The image inside has no height of its own. */
export const image = style([
  sessionPicture,
  {
    viewTransitionName: SESSION_IMAGE,
    borderRadius: vars.radius.xl,
    overflow: 'hidden',
    background: vars.color.surfaceTint,
  },
]);
globalStyle(`${image} > span`, wholeDrawing);

export const badges = style({
  gridRow: 2,
  gridColumn: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.primaryInk,
});
// Two, and Share, on a line of 320 px.
globalStyle(`${badges} > :nth-child(2) svg`, { '@media': { '(max-width: 22rem)': { display: 'none' } } });
/** Beside the badges, but after the title in the document; as high as a badge. */
export const shareAtEnd = style({
  gridRow: 2,
  gridColumn: 1,
  justifySelf: 'end',
  alignSelf: 'start',
  marginBlock: '-.625rem',
  marginInlineEnd: `calc(-1 * ${vars.space[3]})`,
});
globalStyle(`${shareAtEnd} button`, { paddingInline: vars.space[3] });
export const title = style({
  margin: 0,
  fontSize: vars.text.xl2,
  lineHeight: vars.leading.heading,
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
});
export const description = style({
  // Closer to the title than to what follows.
  margin: `calc(-1 * ${vars.space[2]}) 0 0`,
  maxInlineSize: '34em',
  color: vars.color.ink2,
  lineHeight: vars.leading.body,
  overflowWrap: 'anywhere',
  // Preserves the organiser's line breaks.
  whiteSpace: 'pre-line',
  textWrap: 'balance',
});

export const aside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  padding: vars.space[5],
  border: `1px solid ${vars.color.lineSoft}`,
  borderRadius: vars.radius.xl,
  background: vars.color.surface,
  boxShadow: vars.shadow.rest,
  '@media': {
    [tablet]: { padding: vars.space[6] },
    [desktop]: { gridColumn: 2, gridRow: '1 / 3', position: 'sticky', insetBlockStart: '6rem' },
  },
});

export const below = style({ '@media': { [desktop]: { gridColumn: 1 } } });

export const action = style({
  display: 'grid',
  gap: vars.space[2],
  justifyItems: 'stretch',
  textAlign: 'center',
});
/** With the notice of an enrolment: side by side on a tablet. */
export const actionWithNotice = style([
  action,
  {
    '@media': {
      [tablet]: {
        selectors: { '&&': { maxInlineSize: 'none' } },
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        alignItems: 'center',
        gap: vars.space[5],
      },
    },
  },
]);
/** Takes no space while empty. */
export const announcement = style({ selectors: { '&:empty': { position: 'absolute' } } });

/** Side by side; stacked where large text needs the room. */
export const afterwards = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: vars.space[2],
});
globalStyle(`${afterwards} > *`, { flex: '1 1 8rem', '@media': { [tablet]: { minInlineSize: '11.5rem' } } });
globalStyle(`${afterwards} :is(a, button)`, { paddingInline: vars.space[1] });
globalStyle(`${afterwards} > :not(:only-child) :is(a, button)`, {
  '@media': { '(max-width: 22rem)': { fontSize: vars.text.sm } },
});
// Two labels beside each other have no room for an icon each.
globalStyle(
  `${afterwards} > :not(:only-child) > a > svg:first-child, ${afterwards} > :not(:only-child) button svg`,
  {
    '@media': { '(max-width: 1599.98px)': { display: 'none' } },
  },
);

export const actionNote = style({
  margin: 0,
  padding: vars.space[3],
  marginBlockStart: vars.space[2],
  borderRadius: vars.radius.md,
  background: vars.color.successBg,
  color: vars.color.successInk,
  fontWeight: vars.weight.strong,
  textAlign: 'center',
  '@media': { [tablet]: { order: 1, gridColumn: '1 / -1', marginBlockStart: 0 } },
});

/** In the middle of a screen that is higher. */
export const missing = style({
  '@media': { [notPhone]: { alignContent: 'center', minBlockSize: 'calc(100vh - 18rem)' } },
});
/** The actions of a page that could not be shown. */
export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.25rem, 100%), 1fr))',
  gap: vars.space[3],
  inlineSize: 'min(20rem, 100vw - 5rem)',
});
globalStyle(`${actions} > :only-child`, { justifySelf: 'center' });
