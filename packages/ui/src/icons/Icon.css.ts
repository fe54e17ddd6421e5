import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const icon = style({ flexShrink: 0 });

export const defaultSize = style({ inlineSize: vars.size.icon, blockSize: vars.size.icon });

/** A directional arrow is mirrored in right-to-left languages. */
export const mirrored = style({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } });
