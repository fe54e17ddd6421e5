import { visuallyHidden } from '@janani/ui/theme';
import { style } from '@vanilla-extract/css';

export const spoken = style(visuallyHidden);
