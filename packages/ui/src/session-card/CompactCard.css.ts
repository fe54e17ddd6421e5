import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { badges as badgeLine, interactive } from './SessionCard.css.ts';

export const row = style({
  display: 'flex',
  // At 200 % text on a phone the text wraps below the time.
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space[2],
  // A line of title, of facts and of badges.
  minBlockSize: '5.25rem',
  paddingBlock: '.375rem',
  paddingInline: vars.space[3],
  ...interactive,
});

/** The figures of all rows are below each other. */
export const time = style({
  minInlineSize: '4rem',
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.heading,
});
globalStyle(`${time} > time`, { display: 'block' });
// The day, as wide in every row.
globalStyle(`${time} > time:not(:last-child)`, { minInlineSize: '5.25rem', fontSize: vars.text.xs });
// Without it the figures and the part of the day are a line each: "11:00 AM" is wider than "7:00 AM".
globalStyle(`${time} > time:only-child`, { inlineSize: 'min-content' });

/** The badges have the width of the text and the picture. */
export const body = style({
  flex: '1 1 9rem',
  minInlineSize: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[1],
});

/** At 200 % text on a narrow phone the picture is above the text, whose words then have room. */
export const textAndPicture = style({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  // The top, in this direction.
  alignItems: 'flex-end',
  gap: vars.space[2],
});

/** Lets a long word break instead of widening its list. */
export const text = style({ flex: '1 1 6rem', minInlineSize: 0, overflowWrap: 'anywhere' });

export const facts = style({
  color: vars.color.ink2,
  fontSize: vars.text.xs,
  lineHeight: vars.leading.ui,
});

export const badges = style([badgeLine]);
// Lower than elsewhere: three lines are a row of 84 px.
globalStyle(`${badges} > span`, { minBlockSize: '1.5rem' });

export const skeletonPicture = style({
  inlineSize: 36,
  blockSize: 43,
  background: vars.color.surfaceTint,
});
