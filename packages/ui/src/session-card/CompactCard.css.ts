import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { badges, interactive } from './SessionCard.css.ts';

/** 320 px without large text: the picture is beside the title only, so that a line of facts is not broken. */
const NARROWEST = '(min-width: 18rem) and (max-width: 352px)';

export const row = style([
  interactive,
  {
    display: 'flex',
    // At 200 % text on a phone the text wraps below the time.
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: vars.space[2],
    // A line of title, of facts and of badges.
    minBlockSize: '5.25rem',
    // The line of a title has room above its letters.
    paddingBlock: '.375rem .5rem',
    // As a whole card, whose text is above and below.
    paddingInline: 'clamp(.875rem, 5vw, 1.125rem)',
    // Here most rows are higher, and the badges are the only line below the picture.
    '@media': { [NARROWEST]: { paddingBlock: '.5rem .6875rem' } },
  },
]);

/** The figures of all rows are below each other. */
export const time = style({
  display: 'grid',
  // Narrower at 320 px, where a badge beside it would break.
  minInlineSize: 'clamp(3.25rem, 40vw - 5rem, 4rem)',
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.heading,
});
// The figures lead.
globalStyle(`${time} span`, { color: vars.color.ink2, fontSize: vars.text.xs, fontWeight: vars.weight.body });
// Without it the figures and the part of the day are a line each: "11:00 AM" is wider than "7:00 AM".
globalStyle(`${time} > time:only-child`, { inlineSize: 'min-content' });

/** At 200 % text on a narrow phone the picture wraps below the text, whose words then have room. */
export const body = style({
  flex: '1 1 9rem',
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space[2],
  '@media': { [NARROWEST]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', rowGap: 0 } },
});
export const picture = style({
  order: 1,
  '@media': {
    [NARROWEST]: {
      gridArea: '1 / 2',
      marginBlock: '0 -10px',
      // Clear of the facts below it.
      selectors: { '&&': { inlineSize: 32, blockSize: 38 } },
    },
  },
});
/** Lets a long word break instead of widening its list. */
export const text = style({
  flex: '1 1 6rem',
  overflowWrap: 'anywhere',
  '@media': { [NARROWEST]: { display: 'contents' } },
});
globalStyle(`${text} > :not(:first-child)`, { '@media': { [NARROWEST]: { gridColumn: '1 / -1' } } });
globalStyle(`${text} > :first-child`, { '@media': { [NARROWEST]: { gridArea: '1 / 1' } } });
globalStyle(`${text} > ${badges}`, { marginBlockStart: vars.space[1] });
// Lower than elsewhere, so that a row of one line stays 84 px high.
globalStyle(`${text} > ${badges} > *`, { minBlockSize: '1.375rem' });

export const facts = style({
  color: vars.color.ink2,
  fontSize: vars.text.xs,
  lineHeight: vars.leading.ui,
  textWrap: 'balance',
});
