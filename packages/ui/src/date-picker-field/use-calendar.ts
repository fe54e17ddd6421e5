import { type RefObject, useEffect, useState } from 'react';
import { createLazyChunk, savesData, useLazyChunk, useSavesData } from '../loading/index.ts';

/** How long a press waits for the calendar before the browser's own date input replaces it. */
export const CALENDAR_TIMEOUT_MS = 1000;

/** `opening` waits for the calendar's code; `native` is the browser's own date input. */
export type CalendarPhase = 'closed' | 'opening' | 'open' | 'native';

const lazyCalendar = createLazyChunk(async () => (await import('./CalendarOverlay.tsx')).CalendarOverlay);

const waitForTimeout = () =>
  new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), CALENDAR_TIMEOUT_MS);
  });

type CalendarRequest = {
  controlRef: RefObject<HTMLInputElement | null>;
  prefersNative: boolean;
};

/**
 * Loads the calendar's code and stores whether the calendar is open. When the code is slow or fails to load, or the
 * browser saves data, the field becomes a native date input and stays one.
 */
export const useCalendar = ({ controlRef, prefersNative }: CalendarRequest) => {
  const [phase, setPhase] = useState<CalendarPhase>('closed');
  const isNative = prefersNative || phase === 'native';
  const isSaving = useSavesData();
  const { module: Calendar } = useLazyChunk(lazyCalendar, { isPreloaded: !isNative && !isSaving });

  useEffect(() => {
    if (phase !== 'native') return;
    controlRef.current?.focus();
    try {
      controlRef.current?.showPicker();
    } catch {
      // The browser no longer treats this as a user gesture, so its picker cannot be opened; the focused input still
      // accepts a date.
    }
  }, [phase, controlRef]);

  const open = async () => {
    if (Calendar) return setPhase('open');
    if (savesData()) return setPhase('native');
    const { activeElement: focusedBefore } = document;
    setPhase('opening');
    const loaded = await Promise.race([lazyCalendar.load(), waitForTimeout()]).catch(() => undefined);
    // Nothing may open if the user has moved the focus while the code loaded. A click from assistive technology moves
    // no focus, and some browsers do not focus a pressed button.
    const { activeElement: focusedNow } = document;
    if (focusedNow !== focusedBefore && focusedNow !== controlRef.current) return setPhase('closed');
    return setPhase(loaded ? 'open' : 'native');
  };

  return {
    Calendar,
    phase: isNative ? ('native' as const) : phase,
    open,
    close: () => setPhase('closed'),
    /** Preloads the code when a press is likely; a failure is handled when the button is pressed. */
    preload: () => {
      if (!savesData()) lazyCalendar.load().catch(() => {});
    },
  };
};
