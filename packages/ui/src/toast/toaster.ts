import { createToastStore, type ToastChanges, type ToastStore } from './toast-store.ts';
import type { ToastOptions } from './toast.ts';

/** The methods with which an app shows toasts. The same object for the lifetime of the provider. */
export type ToastApi = {
  /** Shows a toast and returns its id. */
  show: (options: ToastOptions) => string;
  /** Changes an open toast, and restarts its duration. */
  update: (id: string, changes: ToastChanges) => void;
  /** Closes one toast. */
  hide: (id: string) => void;
  /** Closes all toasts, the waiting ones too. */
  hideAll: () => void;
};

const STORE = Symbol('toasts');

/** Toasts that can be shown from anywhere. The `ToastProvider` that gets it shows and announces them. */
export type Toaster = ToastApi & { readonly [STORE]: ToastStore };

/** The options of a toaster. */
export type ToasterOptions = {
  /** The number of visible toasts; the others wait. 3 by default. */
  limit?: number | undefined;
};

/**
 * Toasts for code outside of components, such as a fetch wrapper. Create one for an app, and pass it to its provider;
 * toasts shown before that is mounted wait for it. Not for a server, where one module serves many users.
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

export const getStore = (toaster: Toaster): ToastStore => toaster[STORE];
