import { type KeyboardEvent, useEffect, useMemo, useSyncExternalStore } from 'react';
import { AriaLocale } from '../internal/AriaLocale.tsx';
import { AriaToastRegion, StoreQueue } from './aria-toast.ts';
import type { ToastMessages } from './Toast.messages.ts';
import type { ToastPosition } from './toast.ts';
import { ToastCard } from './ToastCard.tsx';
import * as styles from './ToastRegion.css.ts';
import type { ToastStore } from './toast-store.ts';
import { useWayBack } from './use-way-back.ts';

export type ToastRegionProps = {
  store: ToastStore;
  messages: ToastMessages;
  position?: ToastPosition | undefined;
};

/** The toasts that are there, as a landmark. */
const ToastLandmark = (props: ToastRegionProps & { isHeld: boolean }) => {
  const { store, messages, isHeld, position } = props;
  const queue = useMemo(() => new StoreQueue(store), [store]);
  // A pointer that was over the last toast does not leave it, and would hold those to come.
  useEffect(() => () => store.hold('region', false), [store]);
  return (
    <AriaToastRegion
      aria-label={messages.region}
      className={styles.region}
      data-held={isHeld || undefined}
      data-position={position}
      data-toast-region
      queue={queue}
    >
      {({ toast }) => <ToastCard messages={messages} queued={toast} store={store} />}
    </AriaToastRegion>
  );
};

/** The toasts as they are seen, over everything else. F6 moves focus here and Escape closes one. */
export const ToastRegion = (props: ToastRegionProps) => {
  const { store } = props;
  const { visible, isHeld } = useSyncExternalStore(store.subscribe, store.getSnapshot);

  useEffect(() => {
    store.hold('unmounted', false);
    return () => store.hold('unmounted', true);
  }, [store]);

  const { noteFocus, goBack } = useWayBack();

  const onKeyDown = (event: KeyboardEvent) => {
    if (goBack(event)) return;
    const focused = (event.target as Element).closest<HTMLElement>('[data-toast-id]');
    const id = focused?.dataset['toastId'] ?? visible[0]?.id;
    if (event.key !== 'Escape' || !id) return;
    event.stopPropagation();
    store.close(id, 'dismiss');
  };

  return (
    // Keys reach it from the region, which the library puts at the end of the page.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onFocus={noteFocus} onKeyDown={onKeyDown}>
      <AriaLocale>
        {/* Mounted with its first toast: a region that is there before is no landmark (F6) when toasts come to it. */}
        {visible.length > 0 && <ToastLandmark {...props} isHeld={isHeld} />}
      </AriaLocale>
    </div>
  );
};
