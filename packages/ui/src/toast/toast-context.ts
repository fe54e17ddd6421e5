import { createContext, useContext } from 'react';
import { useLatePart } from '../loading/index.ts';
import { lateRegion } from './late-region.ts';
import type { ToastChanges } from './toast-store.ts';
import type { ToastOptions } from './toast.ts';

/** What a component can do with toasts. The same object for the life of the provider. */
export type ToastApi = {
  /** Shows a toast and returns its id. */
  show: (options: ToastOptions) => string;
  /** Changes a toast that is there, and gives it its whole time again. */
  update: (id: string, changes: ToastChanges) => void;
  /** Closes one toast (spec §4). */
  hide: (id: string) => void;
  /** Closes all toasts, also those that wait (spec §4). */
  hideAll: () => void;
};

export const ToastContext = createContext<ToastApi | null>(null);

/** The toasts of the nearest `ToastProvider`. Throws outside of one (spec §8). */
export const useToast = (): ToastApi => {
  const api = useContext(ToastContext);
  if (!api) throw new Error('useToast must be used within a ToastProvider');

  // So that the first toast is seen as soon as it is spoken.
  useLatePart(lateRegion);
  return api;
};
