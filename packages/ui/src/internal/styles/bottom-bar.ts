/** How much of the end of the screen a fixed bar takes, as the page says it to what floats above. */
export const BOTTOM_BAR = '--janani-bottom-bar';
