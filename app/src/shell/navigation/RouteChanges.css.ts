import { visuallyHidden } from '@janani/ui/theme';
import { style } from '@vanilla-extract/css';

export const announcement = style(visuallyHidden);
