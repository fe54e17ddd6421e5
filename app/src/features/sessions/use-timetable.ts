import type { Session } from '@janani/api-client';
import { useMemo, useSyncExternalStore } from 'react';
import { localStore, storageKeys } from '../../platform/storage.ts';
import { onTimetableSaved, readTimetable } from './timetable.ts';

const subscribe = (listener: () => void) => {
  const stop = onTimetableSaved(listener);
  // Another tab has saved enrolments.
  window.addEventListener('storage', listener);
  return () => {
    stop();
    window.removeEventListener('storage', listener);
  };
};

/** The user's enrolled sessions as they are saved on this device now; none for a guest. */
export const useTimetable = (userId: string | undefined): Session[] => {
  const text = useSyncExternalStore(subscribe, () =>
    userId === undefined ? null : localStore.read(storageKeys.timetable(userId)),
  );
  return useMemo(() => (text === null || userId === undefined ? [] : readTimetable(userId)), [userId, text]);
};
