import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { getNextToast } from './next-toast.ts';
import type { ToastStore } from './toast-store.ts';
import type { Toast } from './toast.ts';
import { useRegionHotkey } from './use-region-hotkey.ts';

const getToastId = (element: Element) => element.closest<HTMLElement>('[data-toast-id]')?.dataset['toastId'];

const moveFocus = (target: HTMLElement | null | undefined, isPointer: boolean) => {
  // A pointer user looks elsewhere: the page must not scroll away from there.
  if (target?.isConnected) target.focus({ preventScroll: isPointer });
};

/**
 * Handles focus in the toasts. It pauses their timers. When the focused toast is removed, focus moves to the next one,
 * and from the last one back to the previously focused element (WCAG 2.4.3).
 */
export const useRegionFocus = (
  ref: RefObject<HTMLElement | null>,
  visible: readonly Toast[],
  store: ToastStore,
) => {
  const previousFocus = useRef<HTMLElement>(null);
  const isPointer = useRef(false);
  /** The toast with focus; `''` while the region itself has it. */
  const focused = useRef<string>(undefined);
  const previousToasts = useRef(visible);

  useLayoutEffect(() => {
    const previousIds = previousToasts.current.map(({ id }) => id);
    const currentIds = visible.map(({ id }) => id);
    const removed = focused.current;
    previousToasts.current = visible;
    if (!removed || currentIds.includes(removed)) return;
    focused.current = undefined;
    store.setPaused('focus', false);
    const next = getNextToast(previousIds, currentIds, removed);
    // Focus in the region pauses the other toasts, which a pointer user would not notice.
    if (isPointer.current && previousFocus.current?.isConnected) moveFocus(previousFocus.current, true);
    else
      moveFocus(
        ref.current?.querySelector<HTMLElement>(`[data-toast-id="${CSS.escape(next ?? '')}"]`),
        false,
      );
  }, [ref, visible, store]);

  useEffect(
    () => () => {
      store.setPaused('focus', false);
      if (focused.current !== undefined) moveFocus(previousFocus.current, isPointer.current);
      focused.current = undefined;
    },
    [store],
  );

  useRegionHotkey(ref, previousFocus);

  const isInside = (target: EventTarget | null) => target instanceof Node && ref.current?.contains(target);
  return {
    onFocus: ({ target, relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !isInside(relatedTarget))
        previousFocus.current = relatedTarget;
      focused.current = getToastId(target) ?? '';
      store.setPaused('focus', true);
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      focused.current = undefined;
      if (!isInside(relatedTarget)) store.setPaused('focus', false);
    },
    onPointerDownCapture: () => {
      isPointer.current = true;
    },
    onKeyDownCapture: () => {
      isPointer.current = false;
    },
  };
};
