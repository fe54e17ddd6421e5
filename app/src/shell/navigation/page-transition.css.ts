import { vars } from '@janani/ui/theme';
import { globalStyle, keyframes } from '@vanilla-extract/css';
import { SESSION_IMAGE } from '../../platform/image-transition.ts';
import { ARRIVING_ATTRIBUTE } from './arriving.ts';

/** The class of the leaving page's snapshot in a page transition. */
export const PAGE_CLASS = 'page';

const leave = keyframes({ to: { opacity: 0 } });
const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });
const fly = keyframes({ from: { transform: 'var(--picture-from)' } });

const { fast, base, ease } = vars.motion;

// The snapshots cover the page: taps pass through to the element below.
globalStyle('::view-transition', { pointerEvents: 'none' });
globalStyle('::view-transition-group(*)', { animationDuration: base });
globalStyle(`::view-transition-old(.${PAGE_CLASS})`, { animation: `${leave} ${fast} ${ease} both` });
globalStyle(`[${ARRIVING_ATTRIBUTE}]`, { animation: `${arrive} ${base} ${ease} both` });

// From its position on the card to its position on the page.
globalStyle(`::view-transition-group(${SESSION_IMAGE})`, { transformOrigin: '0 0' });
globalStyle(`:root[data-picture-flies]::view-transition-group(${SESSION_IMAGE})`, {
  animation: `${fly} ${base} ${ease} both`,
});
