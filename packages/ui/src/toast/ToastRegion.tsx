import { type KeyboardEvent, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { ToastMessages } from './Toast.messages.ts';
import type { Toast, ToastPosition } from './toast.ts';
import { ToastCard } from './ToastCard.tsx';
import * as styles from './ToastRegion.css.ts';
import type { ToastStore } from './toast-store.ts';
import { getToastHost } from './toast-host.ts';
import { useHostHeight } from './use-host-height.ts';
import { useRegionFocus } from './use-region-focus.ts';
import { useRegionHover } from './use-region-hover.ts';

export type ToastRegionProps = {
  store: ToastStore;
  messages: ToastMessages;
  position?: ToastPosition | undefined;
};

type ToastLandmarkProps = ToastRegionProps & { visible: readonly Toast[]; isPaused: boolean };

/** The current toasts, as a landmark. */
const ToastLandmark = ({ store, messages, position, visible, isPaused }: ToastLandmarkProps) => {
  const host = useMemo(() => getToastHost(position ?? 'top-end'), [position]);
  const ref = useRef<HTMLElement>(null);
  const focusHandlers = useRegionFocus(ref, visible, store);
  const hoverHandlers = useRegionHover(ref, store);
  useHostHeight(ref);

  const onKeyDown = (event: KeyboardEvent) => {
    const focused = (event.target as Element).closest<HTMLElement>('[data-toast-id]');
    const id = focused?.dataset['toastId'] ?? visible[0]?.id;
    if (event.key !== 'Escape' || !id) return;
    event.stopPropagation();
    store.close(id, 'dismiss');
  };

  return createPortal(
    // A landmark that keys reach as a whole; its toasts handle them.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      {...focusHandlers}
      {...hoverHandlers}
      aria-label={messages.region}
      className={styles.region}
      data-held={isPaused || undefined}
      data-position={position}
      // The overlays of React Aria neither hide elements with this attribute, nor close when they are pressed, nor
      // contain focus against them.
      data-react-aria-top-layer
      data-toast-region
      onKeyDown={onKeyDown}
      ref={ref}
      tabIndex={-1}
    >
      <ol className={styles.list}>
        {visible.map((toast) => (
          <li className={styles.list} key={toast.id}>
            <ToastCard messages={messages} store={store} toast={toast} />
          </li>
        ))}
      </ol>
    </section>,
    host,
  );
};

/** The visible toasts, above everything else. F6 moves focus here and Escape closes one. */
export const ToastRegion = (props: ToastRegionProps) => {
  const { store } = props;
  const { visible, isPaused } = useSyncExternalStore(store.subscribe, store.getSnapshot);

  useEffect(() => {
    store.setPaused('unmounted', false);
    return () => store.setPaused('unmounted', true);
  }, [store]);

  // Not before its first toast: an empty landmark is an unnecessary stop when navigating by landmarks.
  if (visible.length === 0) return null;
  return <ToastLandmark {...props} isPaused={isPaused} visible={visible} />;
};
