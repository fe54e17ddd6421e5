/** The height of a fixed bar at the bottom, which the page sets for elements that float above it. */
export const BOTTOM_BAR_HEIGHT_VAR = '--janani-bottom-bar';
