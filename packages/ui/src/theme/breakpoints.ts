// A separate file, so that a style can import the widths without the rest of the theme.
/** Widths at which layouts change, in px: two columns, then desktop navigation. */
export const breakpoints = { twoColumns: 720, desktop: 960 } as const;
