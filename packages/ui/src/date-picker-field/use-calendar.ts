import { type RefObject, useEffect, useState } from 'react';
import { createLazyChunk, savesData, useLazyChunk, useSavesData } from '../loading/index.ts';

/** How long a press waits for the calendar before the browser's own date input takes its place. */
export const CALENDAR_PATIENCE_MS = 1000;

/** `opening` waits for the calendar's code; `native` is the browser's own date input. */
export type CalendarPhase = 'closed' | 'opening' | 'open' | 'native';

const lateCalendar = createLazyChunk(async () => (await import('./CalendarOverlay.tsx')).CalendarOverlay);

const patience = () =>
  new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), CALENDAR_PATIENCE_MS);
  });

type CalendarRequest = {
  controlRef: RefObject<HTMLInputElement | null>;
  isNativeWanted: boolean;
};

/**
 * The calendar's code and whether it is open. Where it is slow, cannot be had, or would cost a
 * saver of data, the field turns into a native date input, and stays one.
 */
export const useCalendar = ({ controlRef, isNativeWanted }: CalendarRequest) => {
  const [phase, setPhase] = useState<CalendarPhase>('closed');
  const isNative = isNativeWanted || phase === 'native';
  const isSaving = useSavesData();
  const { module: Calendar } = useLazyChunk(lateCalendar, { isFetchedAhead: !isNative && !isSaving });

  useEffect(() => {
    if (phase !== 'native') return;
    controlRef.current?.focus();
    try {
      controlRef.current?.showPicker();
    } catch {
      // The press is too long ago for the browser: the focused input still takes a date.
    }
  }, [phase, controlRef]);

  const open = async () => {
    if (Calendar) return setPhase('open');
    if (savesData()) return setPhase('native');
    const { activeElement: before } = document;
    setPhase('opening');
    const loaded = await Promise.race([lateCalendar.load(), patience()]).catch(() => undefined);
    // The user went on while it loaded: nothing may open over that. A click that assistive technology sends moves
    // no focus, and some browsers give a pressed button none.
    const { activeElement: now } = document;
    if (now !== before && now !== controlRef.current) return setPhase('closed');
    return setPhase(loaded ? 'open' : 'native');
  };

  return {
    Calendar,
    phase: isNative ? ('native' as const) : phase,
    open,
    close: () => setPhase('closed'),
    /** Fetches the code at once where a press is near; what goes wrong shows when it is pressed. */
    preload: () => {
      if (!savesData()) lateCalendar.load().catch(() => {});
    },
  };
};
