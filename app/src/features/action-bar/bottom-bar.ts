/** How much of the end of the screen a bar takes: what floats over the page stands above it, as above a BottomNav. */
export const BOTTOM_BAR = '--janani-bottom-bar';
