import { vars } from '@janani/ui/theme';
import { globalStyle, keyframes } from '@vanilla-extract/css';
import { SESSION_PICTURE } from '../../platform/picture-flight.ts';
import { ARRIVING } from './arriving.ts';

/** What the picture of the page that leaves is called in a change of pages. */
export const PAGE = 'page';

const leave = keyframes({ to: { opacity: 0 } });
const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });
const fly = keyframes({ from: { transform: 'var(--picture-from)' } });

const { fast, base, ease } = vars.motion;

// The pictures lie over the page: a tap goes through them to what it was meant for.
globalStyle('::view-transition', { pointerEvents: 'none' });
globalStyle('::view-transition-group(*)', { animationDuration: base });
globalStyle(`::view-transition-old(.${PAGE})`, { animation: `${leave} ${fast} ${ease} both` });
globalStyle(`[${ARRIVING}]`, { animation: `${arrive} ${base} ${ease} both` });

// From the place it had on the card to the one it has on the page.
globalStyle(`::view-transition-group(${SESSION_PICTURE})`, { transformOrigin: '0 0' });
globalStyle(`:root[data-picture-flies]::view-transition-group(${SESSION_PICTURE})`, {
  animation: `${fly} ${base} ${ease} both`,
});
