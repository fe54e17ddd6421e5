import { positionNextTo } from '../internal/position-next-to.ts';
import type { Position } from '../internal/use-top-layer.ts';

/** The minimum distance from the sides of the window, in px. */
const MARGIN = 12;

type Size = { width: number; height: number };

/**
 * Under its button, with their ends aligned, and inside of the window. When the button is scrolled out of it, the list
 * stays at that edge, because it has the focus, which must be visible.
 */
export const positionMenu = (
  button: { top: number; bottom: number; right: number },
  list: Size,
  view: Size,
): Position => {
  const clampToView = (edge: number) => Math.min(Math.max(edge, 0), view.height);
  const control = { top: clampToView(button.top), bottom: clampToView(button.bottom) };
  const left = Math.min(button.right, view.width - MARGIN) - list.width;
  return { ...positionNextTo(control, view.height, list.height), left: Math.max(MARGIN, left) };
};
