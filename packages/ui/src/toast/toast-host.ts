import type { ToastPosition } from './toast.ts';
import * as styles from './ToastRegion.css.ts';

/**
 * The container of toasts: one for the page, in which those of a second provider are below those of the first. It is at
 * the end of the page, so its direction is that of `<html>`.
 */
export const getToastHost = (position: ToastPosition): HTMLElement => {
  const existing = document.querySelector<HTMLElement>(
    `body > [data-toast-host][data-position="${position}"]`,
  );
  if (existing) return existing;
  const host = document.createElement('div');
  host.className = styles.host;
  // The overlays of React Aria neither hide an element with the last of these attributes, nor close when it is pressed.
  Object.assign(host.dataset, { toastHost: '', position, reactAriaTopLayer: 'true' });
  document.body.append(host);
  return host;
};
