import { style } from '@vanilla-extract/css';
import { ramps } from '../theme/colors.ts';
import { vars } from '../theme/contract.css.ts';

const pulliFade = 'radial-gradient(closest-side, #000 30%, transparent)';

export const root = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[2],
  paddingBlock: vars.space[8],
  paddingInline: vars.space[5],
  textAlign: 'center',
  // A grid of dots (pulli), behind the arch only.
  '::before': {
    content: '',
    position: 'absolute',
    insetBlockStart: 0,
    insetInline: 0,
    blockSize: '14rem',
    marginInline: 'auto',
    maxInlineSize: '28rem',
    background: `radial-gradient(circle, ${ramps.haldi[500]} 1.5px, transparent 2px) center / 28px 28px`,
    opacity: 0.5,
    WebkitMaskImage: pulliFade,
    maskImage: pulliFade,
    forcedColorAdjust: 'none',
  },
});

export const picture = style({ position: 'relative', marginBlockEnd: vars.space[2] });

export const title = style({
  fontSize: vars.text.xl,
  fontWeight: vars.weight.display,
  lineHeight: vars.leading.heading,
  textWrap: 'balance',
});

export const line = style({
  marginBlockStart: vars.space[1],
  color: vars.color.ink2,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.body,
});
export const action = style({ marginBlockStart: vars.space[1] });
