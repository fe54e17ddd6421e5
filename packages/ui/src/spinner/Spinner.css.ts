import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const rotate = keyframes({ to: { transform: 'rotate(1turn)' } });
const pulse = keyframes({ '50%': { opacity: 0.4 } });

export const spinner = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[3] });

/**
 * The turning ring. It is the one endless animation that the design language allows; with reduced motion it only
 * fades.
 */
export const ring = style({
  flexShrink: 0,
  color: vars.color.primaryInk,
  animation: `${rotate} 900ms linear infinite`,
  '@media': {
    '(prefers-reduced-motion: reduce)': { animation: `${pulse} 2s ease-in-out infinite` },
  },
});
