import { positionNextTo } from './position-next-to.ts';
import type { GetPosition } from './use-top-layer.ts';

/** The minimum distance from the sides of the window, in px. */
const MARGIN = 12;

/** Under its control or above it, with their middles aligned, inside of the window. */
export const positionCentred: GetPosition = (control, layer) => {
  const { clientWidth, clientHeight } = document.documentElement;
  const height = layer.scrollHeight + layer.offsetHeight - layer.clientHeight;
  const width = layer.offsetWidth;
  const left = Math.min(control.left + control.width / 2 - width / 2, clientWidth - MARGIN - width);
  return { ...positionNextTo(control, clientHeight, height), left: Math.max(MARGIN, left) };
};
