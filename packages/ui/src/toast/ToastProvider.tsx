import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { useMessages } from '../internal/messages.ts';
import { useLatePart } from '../loading/index.ts';
import { lateRegion } from './late-region.ts';
import { type ToastMessages, toastMessages } from './Toast.messages.ts';
import { ToastAnnouncer } from './ToastAnnouncer.tsx';
import { type ToastApi, ToastContext } from './toast-context.ts';
import { createToastStore, EMPTY_SNAPSHOT } from './toast-store.ts';
import { usePageHolds } from './use-page-holds.ts';

export type ToastProviderProps = {
  children: ReactNode;
  messages?: Partial<ToastMessages> | undefined;
};

/** Gives everything below it toasts of its own, at the top right of the page (spec §2). */
export const ToastProvider = ({ children, messages: overrides }: ToastProviderProps) => {
  const words = useMessages(toastMessages, overrides);
  const [store] = useState(createToastStore);
  const { visible } = useSyncExternalStore(store.subscribe, store.getSnapshot, () => EMPTY_SNAPSHOT);
  // A page that may show a toast has it fetched ahead (`useToast`); what is shown before waits for it.
  const { part: Region } = useLatePart(lateRegion, { isWanted: visible.length > 0, isFetchedAhead: false });
  usePageHolds(store);

  const [api] = useState<ToastApi>(() => ({
    show: store.show,
    update: store.update,
    hide: (id) => store.close(id, 'hide'),
    hideAll: () => store.closeAll('hide'),
  }));

  return (
    <ToastContext value={api}>
      {/* First, so that it listens before anything below shows a toast. */}
      <ToastAnnouncer messages={words} store={store} />
      {children}
      {Region && <Region messages={words} store={store} />}
    </ToastContext>
  );
};
