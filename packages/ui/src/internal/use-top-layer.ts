import { type RefObject, useLayoutEffect } from 'react';
import type { SidePosition } from './position-next-to.ts';

export type Position = SidePosition & { left: number; width?: number };

/** A layer that is open, or is being positioned before it opens. */
export const TOP_LAYER = '[data-side]';

/** Called again on every scroll and resize; it must be a stable function, defined outside of render. */
export type GetPosition = (control: DOMRect, layer: HTMLElement) => Position;

/**
 * Positions an element beside the control that opens it: in the document next to it, for assistive technology and
 * focus, but painted above everything else and not clipped. An element that is not shown yet is only positioned, so that
 * its layout is computed once, when it is shown.
 */
export const useTopLayer = (
  layerRef: RefObject<HTMLElement | null>,
  controlRef: RefObject<HTMLElement | null>,
  getPosition: GetPosition,
  isShown = true,
) => {
  useLayoutEffect(() => {
    const layer = layerRef.current;
    const update = (event?: Event) => {
      const control = controlRef.current;
      if (!layer || !control || (event?.target instanceof Node && layer.contains(event.target))) return;
      const { side, left, width, edge, maxHeight } = getPosition(control.getBoundingClientRect(), layer);
      layer.dataset['side'] = side;
      layer.style.left = `${left}px`;
      layer.style.width = width === undefined ? '' : `${width}px`;
      layer.style.maxHeight = `${maxHeight}px`;
      layer.style.top = side === 'below' ? `${edge}px` : 'auto';
      layer.style.bottom = side === 'above' ? `${edge}px` : 'auto';
    };
    // The popover API is newer than the oldest supported browsers; there, the z-index has to suffice.
    if (layer?.showPopover) {
      layer.popover = 'manual';
      if (isShown) layer.showPopover();
    }
    update();
    if (!isShown) return undefined;
    const listeners = new AbortController();
    const options = { capture: true, passive: true, signal: listeners.signal };
    // The visual viewport, too: an on-screen keyboard opens, closes, or shifts the page.
    for (const target of [window, window.visualViewport])
      for (const type of ['resize', 'scroll']) target?.addEventListener(type, update, options);
    return () => listeners.abort();
  }, [layerRef, controlRef, getPosition, isShown]);
};
