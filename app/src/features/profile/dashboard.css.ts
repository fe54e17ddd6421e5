import { breakpoints, vars } from '@janani/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const twoColumns = `screen and (min-width: ${breakpoints.twoColumns}px)`;
const desktop = `screen and (min-width: ${breakpoints.desktop}px)`;

export const greeting = style({ gridColumn: '1 / -1' });
export const greetingText = style({
  // Into the gutter: at 320 px the longest sentence, 2 px wider than the page, would otherwise need two lines.
  marginBlock: `${vars.space[1]} 0`,
  marginInline: `0 calc(-1 * ${vars.space[1]})`,
  color: vars.color.ink2,
  textWrap: 'balance',
});
/** On a line of its own rather than broken. */
export const greetingSentence = style({ display: 'inline-block' });
/** The space of a sentence that is awaited. */
export const hidden = style({ visibility: 'hidden' });

export const opener = style({ display: 'grid', position: 'relative' });
/** The button of the week card, over all of it. */
export const cover = style({
  position: 'absolute',
  inset: 0,
  borderRadius: vars.radius.xl,
  color: vars.color.onBand,
  forcedColorAdjust: 'none',
  ':active': { boxShadow: 'inset 0 0 0 3px' },
  '@media': {
    '(hover: hover)': { selectors: { '&:hover:not(:active)': { boxShadow: 'inset 0 0 0 2px' } } },
  },
});

/** Below the week card: whether the week is derived from the due date. */
export const weekFrom = style({
  marginBlock: `${vars.space[2]} 0`,
  color: vars.color.ink2,
  fontSize: vars.text.sm,
});
/** On a line of its own rather than broken. */
globalStyle(`${weekFrom} > a`, { display: 'inline-block' });

export const tip = style({
  display: 'flex',
  alignItems: 'center',
  // At 200 % text on a phone the text goes below the illustration.
  flexWrap: 'wrap',
  gap: vars.space[4],
  padding: vars.space[5],
  borderRadius: vars.radius.xl,
  background: vars.color.programEducationBg,
  color: vars.color.ink,
  '@media': {
    [twoColumns]: {
      flexDirection: 'column',
      flexWrap: 'nowrap',
      alignItems: 'flex-start',
      justifyContent: 'center',
      // As high as the week card beside it, which has a line below.
      minBlockSize: '16rem',
      padding: vars.space[6],
    },
    [desktop]: { minBlockSize: '19rem', padding: vars.space[8] },
  },
});
globalStyle(`${tip} h2`, { margin: 0, fontSize: vars.text.xl, color: vars.color.programEducationInk });
globalStyle(`${tip} > div`, {
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@media': { [`not all and (min-width: ${breakpoints.twoColumns}px)`]: { flex: '1 1 8rem' } },
});
globalStyle(`${tip} p`, { marginBlock: `${vars.space[1]} 0` });
globalStyle(`${tip} > :first-child`, {
  flex: 'none',
  inlineSize: 'min(5rem, 24%)',
  '@media': { [twoColumns]: { inlineSize: '4rem' }, [desktop]: { inlineSize: '5rem' } },
  blockSize: 'auto',
  aspectRatio: '6 / 7',
});

export const actions = style({
  display: 'grid',
  // Three side by side on a phone, stacked where large text needs the room.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(5rem, 100%), 1fr))',
  // As high as the two sessions beside them, and no higher than a tile.
  flexGrow: 1,
  minBlockSize: 'min-content',
  maxBlockSize: '11rem',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

globalStyle(`${actions} > li`, { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
// Not on a phone, where a label of two lines would move its icon out of line.
globalStyle(`${actions} a`, { '@media': { [desktop]: { alignContent: 'center' } } });

export const continueCard = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  padding: vars.space[5],
  borderRadius: vars.radius.xl,
  border: `1px solid ${vars.color.line}`,
  background: vars.color.primaryTint,
  color: vars.color.onPrimaryTint,
});
globalStyle(`${continueCard} > p`, { margin: 0, fontWeight: vars.weight.strong });
