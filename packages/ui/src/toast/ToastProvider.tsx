import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { useMessages } from '../internal/messages.ts';
import { useLazyChunk } from '../loading/index.ts';
import { lazyRegion } from './lazy-region.ts';
import { type ToastMessages, toastMessages } from './Toast.messages.ts';
import type { ToastPosition } from './toast.ts';
import { ToastAnnouncer } from './ToastAnnouncer.tsx';
import { ToastContext } from './toast-context.ts';
import { EMPTY_SNAPSHOT } from './toast-store.ts';
import { createToaster, getStore, type Toaster } from './toaster.ts';
import { useWarnDuplicateProvider } from './use-warn-duplicate-provider.ts';
import { usePauseWhileHidden } from './use-pause-while-hidden.ts';

export type ToastProviderProps = {
  /** The app. */
  children: ReactNode;
  /** From `createToaster`, so that code outside of React can show toasts too. One provider for each. */
  toaster?: Toaster | undefined;
  /** The position. `top-end` by default. */
  position?: ToastPosition | undefined;
  /** Texts that replace the component's own, by name. */
  messages?: Partial<ToastMessages> | undefined;
};

// Spec §2.
/** Provides everything below it with toasts, in the top corner of the page where lines end. */
export const ToastProvider = (props: ToastProviderProps) => {
  const texts = useMessages(toastMessages, props.messages);
  const [defaultToaster] = useState(() => createToaster());
  const { children, toaster = defaultToaster, position } = props;
  const store = getStore(toaster);
  const { visible } = useSyncExternalStore(store.subscribe, store.getSnapshot, () => EMPTY_SNAPSHOT);
  // A page that may show a toast preloads the region (`useToast`); toasts shown before wait for it.
  const { module: Region } = useLazyChunk(lazyRegion, {
    isRequested: visible.length > 0,
    // Code outside of React that shows toasts cannot be detected here.
    isPreloaded: toaster !== defaultToaster,
  });
  usePauseWhileHidden(store);
  useWarnDuplicateProvider(store);

  return (
    <ToastContext value={toaster}>
      {/* First, so that it subscribes before any component below shows a toast. */}
      <ToastAnnouncer messages={texts} store={store} />
      {children}
      {Region && <Region messages={texts} position={position} store={store} />}
    </ToastContext>
  );
};
