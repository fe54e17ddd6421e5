import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { mirror, getOgeeOutline, type Point } from '../internal/ogee-outline.ts';
import { vars } from '../theme/contract.css.ts';
import { breakpoints } from '../theme/breakpoints.ts';

// Half a percent is a fifth of a pixel on the largest tile.
const formatPercent = (share: number) => `${Math.round(share * 200) / 2}%`;

/** The rounded corner at the foot, with the same proportions as on the mark. */
const corner: Point[] = [
  { x: 0.135, y: 1 },
  { x: 0.055, y: 0.978 },
  { x: 0.014, y: 0.942 },
  { x: 0, y: 0.885 },
];

const outline = [...corner, ...getOgeeOutline(5).slice(1, -1), ...corner.map(mirror).toReversed()];

// A polygon in percentages rather than a mask image: it scales with its box just as well, and requires no `data:`
// URL, which a strict content security policy would block.
const arch = `polygon(${outline.map(({ x, y }) => `${formatPercent(x)} ${formatPercent(y)}`).join(',')})`;

export const ogee = style({
  boxSizing: 'border-box',
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  overflow: 'hidden',
  clipPath: arch,
  forcedColorAdjust: 'none',
});

// An icon without a size has that of the tiles (design language, "Illustration").
globalStyle(`${ogee} > svg:not([width])`, {
  inlineSize: vars.size.iconLarge,
  blockSize: vars.size.iconLarge,
});

const twoColumns = `(min-width: ${breakpoints.twoColumns}px)`;

/** Width and height of the design language's tiles; the tip takes the upper 17 %. */
const getSize = (width: number, height: number) => ({ inlineSize: width, blockSize: height });

export const sizes = styleVariants({
  xs: getSize(36, 43),
  sm: getSize(42, 50),
  md: getSize(48, 58),
  lg: getSize(58, 70),
  xl: getSize(74, 88),
  tile: { ...getSize(48, 58), '@media': { [twoColumns]: getSize(58, 70) } },
});

const getTopPadding = (height: number) => ({ paddingBlockStart: Math.round(height * 0.17) });

export const contentOffsets = styleVariants({
  xs: getTopPadding(43),
  sm: getTopPadding(50),
  md: getTopPadding(58),
  lg: getTopPadding(70),
  xl: getTopPadding(88),
  tile: { ...getTopPadding(58), '@media': { [twoColumns]: getTopPadding(70) } },
});

const { color } = vars;

export const tones = styleVariants({
  primary: { background: color.deep, color: color.onDeep },
  tint: { background: color.primaryTint2, color: color.onPrimaryTint },
  wellness: { background: color.programWellnessDeep, color: color.onProgramWellnessDeep },
  nutrition: { background: color.programNutritionDeep, color: color.onProgramNutritionDeep },
  exercise: { background: color.programExerciseDeep, color: color.onProgramExerciseDeep },
  'mental-health': { background: color.programMentalHealthDeep, color: color.onProgramMentalHealthDeep },
  education: { background: color.programEducationDeep, color: color.onProgramEducationDeep },
});
