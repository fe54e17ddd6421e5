import { createContext, useContext } from 'react';
import { useLazyChunk } from '../loading/index.ts';
import { lazyRegion } from './lazy-region.ts';
import type { ToastApi } from './toaster.ts';

export const ToastContext = createContext<ToastApi | null>(null);

// Spec §8.
/** The toasts of the nearest `ToastProvider`. Throws outside of one. */
export const useToast = (): ToastApi => {
  const api = useContext(ToastContext);
  if (!api) throw new Error('useToast must be used within a ToastProvider');

  // Preloads the region, so that the first toast is visible as soon as it is announced.
  useLazyChunk(lazyRegion);
  return api;
};
