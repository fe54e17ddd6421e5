import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/** A surface that grows out of the control that opened it. */
export const popover = style({
  boxSizing: 'border-box',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surfaceRaised,
  color: vars.color.ink,
  boxShadow: vars.shadow.raised,
  outline: 'none',
  transition: `opacity ${vars.motion.base} ${vars.motion.ease}, transform ${vars.motion.base} ${vars.motion.ease}`,
  transformOrigin: 'top',
  selectors: {
    '&[data-placement^="top"]': { transformOrigin: 'bottom' },
    '&:is([data-entering], [data-exiting])': { opacity: 0, transform: 'scale(.98)' },
  },
});
