import { createToastStore, type ToastChanges, type ToastStore } from './toast-store.ts';
import type { ToastOptions } from './toast.ts';

/** What an app can do with toasts. The same object for the life of the provider. */
export type ToastApi = {
  /** Shows a toast and returns its id. */
  show: (options: ToastOptions) => string;
  /** Changes a toast that is there, and gives it its whole time again. */
  update: (id: string, changes: ToastChanges) => void;
  /** Closes one toast. */
  hide: (id: string) => void;
  /** Closes all toasts, also those that wait. */
  hideAll: () => void;
};

const STORE = Symbol('toasts');

/** Toasts that can be shown from anywhere. Given to a `ToastProvider`, they are seen and spoken there. */
export type Toaster = ToastApi & { readonly [STORE]: ToastStore };

/** How a toaster behaves. */
export type ToasterOptions = {
  /** How many toasts are seen at once; the rest wait. 3 by default. */
  limit?: number | undefined;
};

/**
 * Toasts for code that is no component, such as a fetch wrapper. One for an app, given to its provider; what is
 * shown before that is mounted waits for it. Not for a server, where one module serves many users.
 */
export const createToaster = ({ limit }: ToasterOptions = {}): Toaster => {
  const store = createToastStore(limit);
  return {
    show: store.show,
    update: store.update,
    hide: (id) => store.close(id, 'hide'),
    hideAll: () => store.closeAll('hide'),
    [STORE]: store,
  };
};

export const storeOf = (toaster: Toaster): ToastStore => toaster[STORE];
