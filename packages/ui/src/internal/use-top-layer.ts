import { type RefObject, useLayoutEffect } from 'react';
import type { Beside } from './beside.ts';

export type Place = Beside & { left: number; width?: number };

/** A layer that is open, or is put in its place to be. */
export const TOP_LAYER = '[data-side]';

/** Asked again with every scroll and resize; of a module, not of a render. */
export type PlaceOf = (control: DOMRect, layer: HTMLElement) => Place;

/**
 * Keeps an element beside the control it opens from: in the page next to it, for assistive technology and
 * focus, but drawn over everything else and cut off by nothing. One that is not shown yet is only put in its place,
 * so that its layout is worked out once as it is shown.
 */
export const useTopLayer = (
  layerRef: RefObject<HTMLElement | null>,
  controlRef: RefObject<HTMLElement | null>,
  placeOf: PlaceOf,
  isShown = true,
) => {
  useLayoutEffect(() => {
    const layer = layerRef.current;
    const place = (event?: Event) => {
      const control = controlRef.current;
      if (!layer || !control || (event?.target instanceof Node && layer.contains(event.target))) return;
      const { side, left, width, edge, maxHeight } = placeOf(control.getBoundingClientRect(), layer);
      layer.dataset['side'] = side;
      layer.style.left = `${left}px`;
      layer.style.width = width === undefined ? '' : `${width}px`;
      layer.style.maxHeight = `${maxHeight}px`;
      layer.style.top = side === 'below' ? `${edge}px` : 'auto';
      layer.style.bottom = side === 'above' ? `${edge}px` : 'auto';
    };
    // Younger than the oldest browsers that the package is made for; there, its layer has to do.
    if (layer?.showPopover) {
      layer.popover = 'manual';
      if (isShown) layer.showPopover();
    }
    place();
    if (!isShown) return undefined;
    const following = new AbortController();
    const options = { capture: true, passive: true, signal: following.signal };
    // The visual viewport, too: a keyboard on the screen comes, goes, or has the page moved over it.
    for (const target of [window, window.visualViewport])
      for (const type of ['resize', 'scroll']) target?.addEventListener(type, place, options);
    return () => following.abort();
  }, [layerRef, controlRef, placeOf, isShown]);
};
