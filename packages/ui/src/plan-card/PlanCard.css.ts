import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { breakpoints } from '../theme/breakpoints.ts';
import { item, PLAN_ROWS } from './PlanGrid.css.ts';
import { NARROW } from './PlanFeatures.css.ts';
import { main, secondary, tones } from './plan-tones.css.ts';

const { space, text, weight } = vars;

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  padding: `${space[8]} min(1.375rem, 6vw)`,
  borderStyle: 'solid',
  borderWidth: 1,
  borderRadius: vars.radius.xl,
  // In a narrow column a long name breaks instead of widening it.
  overflowWrap: 'anywhere',
  '@media': { [`(min-width: ${breakpoints.twoColumns}px)`]: { padding: '2.125rem min(1.875rem, 8.6%)' } },
  '@supports': {
    '(grid-template-rows: subgrid)': {
      selectors: {
        [`${item} > &`]: {
          display: 'grid',
          gridRow: `span ${PLAN_ROWS}`,
          gridTemplateRows: 'subgrid',
        },
      },
    },
  },
});

/** The popular plan is raised. */
export const levels = styleVariants({
  paper: { boxShadow: vars.shadow.rest },
  band: { boxShadow: vars.shadow.raised },
});

/** Clips the ornament at the corners of the card. */
export const ornament = style({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  borderRadius: 'inherit',
});

/** Above the ornament. */
const row = style({
  position: 'relative',
  minInlineSize: 0,
  '@supports': { '(container-type: inline-size)': { containerType: 'inline-size' } },
});

export const head = style([
  row,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    // Beside a badge that wraps, the names of the other plans stay at the height of its plan's.
    alignContent: 'start',
    justifyContent: 'space-between',
    gap: space[2],
  },
]);

export const name = style({
  fontSize: text.xl,
  fontWeight: weight.display,
  lineHeight: vars.leading.heading,
});
export const badges = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  // On the edge of the card, where it takes no line.
  '@container': {
    [NARROW]: {
      position: 'absolute',
      insetBlockStart: '-2.125rem',
      insetInlineStart: 0,
      transform: 'translateY(-50%)',
    },
  },
});

export const about = style([
  row,
  { marginBlockStart: '.125rem', color: secondary, fontSize: text.sm, lineHeight: 1.45 },
]);

export const price = style([
  row,
  { color: secondary, marginBlockStart: space[4], lineHeight: vars.leading.heading },
]);

export const money = style({
  marginInlineEnd: '.25rem',
  color: main,
  // An amount of a lakh wraps on a narrow phone at 200 % text: truncated, it would be another price.
  fontSize: `min(max(2.375rem, ${text.xl3}), 14vw)`,
  fontWeight: weight.display,
  letterSpacing: '-.015em',
});
// Not below other prices: narrower figures leave room for the period beside them.
globalStyle(`${money} span`, { fontVariantNumeric: 'normal' });
globalStyle(`${money} s`, { color: secondary });

/** Wraps below the price as a whole. */
export const time = style({
  display: 'inline-block',
  // As those of longer prices beside it.
  '@container': { [NARROW]: { display: 'block' } },
});

/** Below two prices, in all cards: in some it would fit beside them. */
export const timeBelow = style({ display: 'block' });

export const note = style({ marginBlockStart: space[1], fontSize: text.sm, lineHeight: 1.45 });

export const features = style([row, { flexGrow: 1, marginBlockStart: space[4] }]);

export const action = style([row, { display: 'grid', alignContent: 'start', marginBlockStart: space[6] }]);

// The theme's focus ring is indigo, which has too little contrast on crimson (WCAG 1.4.11).
globalStyle(`${tones.band} :focus-visible`, { outlineColor: vars.color.accent });
