import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { popover as basePopover } from '../popover.css.ts';
import { ENTERING_OPACITY } from '../styles/entering.ts';

const { motion } = vars;

const grow = keyframes({ from: { opacity: ENTERING_OPACITY, transform: 'scale(.98)' } });

/** `ListPopover` sets its position. */
export const popover = style([
  basePopover,
  {
    position: 'fixed',
    inset: 'auto',
    zIndex: vars.layer.popover,
    display: 'flex',
    flexDirection: 'column',
    margin: 0,
    padding: 0,
    overflow: 'hidden',
    animation: `${grow} ${motion.base} ${motion.ease}`,
    selectors: { '&[data-side="above"]': { transformOrigin: 'bottom' } },
  },
]);
