import type { ToastPosition } from './toast.ts';
import * as styles from './ToastRegion.css.ts';

/** Where toasts stand: one for the page, in which those of a second provider come below those of the first. */
export const toastHost = (position: ToastPosition, dir: 'ltr' | 'rtl'): HTMLElement => {
  const found = document.querySelector<HTMLElement>(
    `body > [data-toast-host][data-position="${position}"][dir="${dir}"]`,
  );
  if (found) return found;
  const host = document.createElement('div');
  host.className = styles.host;
  host.dir = dir;
  // The overlays of React Aria neither hide what has the last of these, nor close when it is pressed.
  Object.assign(host.dataset, { toastHost: '', position, reactAriaTopLayer: 'true' });
  document.body.append(host);
  return host;
};
