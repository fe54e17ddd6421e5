/**
 * The height that a bar takes at the end of the screen: floating elements are placed above it, as above a BottomNav.
 */
export const BOTTOM_BAR_HEIGHT_VAR = '--janani-bottom-bar';
