import { style, styleVariants } from '@vanilla-extract/css';
import { ramps } from '../theme/colors.ts';
import { vars } from '../theme/contract.css.ts';
import { breakpoints } from '../theme/breakpoints.ts';

const fade = 'linear-gradient(to right, transparent, #000 25%, #000 75%, transparent)';

export const chain = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 20,
  color: ramps.haldi[500],
  WebkitMaskImage: fade,
  maskImage: fade,
  forcedColorAdjust: 'none',
});

/** Lobes of 32 by 14 px on the top edge of the parent. */
export const scallop = style({
  position: 'absolute',
  insetInline: 0,
  // Offset by one pixel, so that no hairline of the page shows between the two.
  insetBlockEnd: 'calc(100% - 1px)',
  display: 'block',
  inlineSize: '100%',
  blockSize: 14,
});

export const scallopFills = {
  band: style({ color: vars.color.band }),
  footer: style({ color: vars.color.footer }),
};

export const band = style({
  position: 'relative',
  // The scallops extend above the edge.
  marginBlockStart: 14,
  background: vars.color.band,
  color: vars.color.onBand,
  paddingInline: vars.space[5],
  paddingBlock: '4.5rem',
  textAlign: 'center',
  '@media': {
    [`(min-width: ${breakpoints.twoColumns}px)`]: { paddingBlock: '5.25rem' },
  },
});

export const rosetteFrame = style({ position: 'absolute', inset: 0, overflow: 'hidden' });

export const rosette = style({
  position: 'absolute',
  maxInlineSize: 'none',
  color: vars.color.bandLine,
  opacity: 0.5,
  forcedColorAdjust: 'none',
});

/** Its centre is placed on a point of the frame; the frame is mirrored in right-to-left text. */
const centredOn = (insetBlockStart: string, insetInlineStart: string, inlineSize: string) => ({
  insetBlockStart,
  insetInlineStart,
  inlineSize,
  transform: 'translate(-50%, -50%)',
  selectors: { '[dir="rtl"] &': { transform: 'translate(50%, -50%)' } },
});

/** Hides the rim of dots, which text may overlap: a dot above a Devanagari letter makes another letter. */
const withoutRim = 'radial-gradient(closest-side, #000 45%, transparent 70%)';
const corner = {
  ...centredOn('0', '100%', '352px'),
  WebkitMaskImage: withoutRim,
  maskImage: withoutRim,
};

export const rosettePositions = styleVariants({
  centre: centredOn('50%', '50%', 'clamp(544px, 69vw, 960px)'),
  // In the corner too where the text requires the whole width.
  end: {
    ...corner,
    '@media': {
      [`(min-width: ${breakpoints.twoColumns}px)`]: {
        insetBlockStart: '50%',
        insetInlineStart: 'calc(100% - clamp(12px, 3vw, 37px))',
        WebkitMaskImage: 'none',
        maskImage: 'none',
      },
    },
  },
  corner,
});

export const bandContent = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[4],
  maxInlineSize: '44rem',
  marginInline: 'auto',
});

export const bandTitle = style({
  fontSize: vars.text.xl3,
  fontWeight: vars.weight.display,
  lineHeight: vars.leading.heading,
});

export const bandText = style({
  color: vars.color.onBand2,
  fontSize: vars.text.lg,
  lineHeight: 1.5,
});

export const bandAction = style({ marginBlockStart: vars.space[3] });
