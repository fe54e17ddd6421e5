import { useEffect } from 'react';
import { warnDeveloper } from '../internal/warn-developer.ts';
import type { ToastStore } from './toast-store.ts';

const providers = new WeakMap<ToastStore, number>();

/** Warns a developer when a toaster is passed to two providers at the same time. */
export const useWarnDuplicateProvider = (store: ToastStore): void => {
  useEffect(() => {
    if (process.env.NODE_ENV === 'production') return undefined;
    const changeCount = (change: number) => providers.set(store, (providers.get(store) ?? 0) + change);
    changeCount(1);
    if ((providers.get(store) ?? 0) > 1)
      warnDeveloper({
        what: 'Two ToastProviders on the page have the same toaster.',
        why: 'Each of its toasts is shown twice and announced twice.',
        todo: 'Pass the toaster to one of them; a second provider requires another `createToaster()`.',
      });
    return () => void changeCount(-1);
  }, [store]);
};
