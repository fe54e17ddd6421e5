import { breakpoints } from '@janani/ui/theme';
import { useMedia } from '../../platform/use-media.ts';

/** Whether the desktop layout is shown, for elements that have another position there. */
export const useIsDesktop = (): boolean => useMedia(`(min-width: ${breakpoints.desktop}px)`);
