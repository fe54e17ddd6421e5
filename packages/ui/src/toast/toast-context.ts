import { createContext, useContext, useEffect } from 'react';
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

type ToastContextValue = { api: ToastApi; preloadOnUse: () => () => void };

export const ToastContext = createContext<ToastContextValue | null>(null);

/** The toasts of the nearest `ToastProvider`. Throws outside of one (spec §8). */
export const useToast = (): ToastApi => {
  const context = useContext(ToastContext);
  if (!context) throw new Error('useToast must be used within a ToastProvider');
  const { api, preloadOnUse } = context;

  useEffect(preloadOnUse, [preloadOnUse]);
  return api;
};
