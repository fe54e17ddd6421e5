/**
 * The opacity from which toasts, lists and overlays fade in. Not 0: their first frame takes longest to render, and would
 * show nothing.
 */
export const ENTERING_OPACITY = 0.4;
