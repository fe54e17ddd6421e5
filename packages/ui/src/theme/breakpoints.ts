// A file of its own: the picture of a session asks for it in the browser, where nothing else of the scale is needed.
/** Widths at which layouts change, in px: two columns, then desktop navigation. */
export const breakpoints = { twoColumns: 720, desktop: 960 } as const;
