import { type RefObject, useEffect, useState } from 'react';
import type { CalendarOverlay } from './CalendarOverlay.tsx';
import { savesData } from '../internal/saves-data.ts';

/** How long a press waits for the calendar before the browser's own date input takes its place. */
export const CALENDAR_PATIENCE_MS = 1000;

/** `opening` waits for the calendar's code; `native` is the browser's own date input. */
export type CalendarPhase = 'closed' | 'opening' | 'open' | 'native';

const loadCalendar = async () => (await import('./CalendarOverlay.tsx')).CalendarOverlay;

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
  const [Calendar, setCalendar] = useState<typeof CalendarOverlay>();
  const [phase, setPhase] = useState<CalendarPhase>('closed');
  const isNative = isNativeWanted || phase === 'native';

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
    const loaded = await Promise.race([loadCalendar(), patience()]).catch(() => undefined);
    if (loaded) setCalendar(() => loaded);
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
    /** Fetches the code ahead of a press; what goes wrong shows when it is pressed. */
    preload: () => {
      if (Calendar || savesData()) return;
      loadCalendar().then(
        (loaded) => setCalendar(() => loaded),
        () => {},
      );
    },
  };
};
