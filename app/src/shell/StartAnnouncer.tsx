import { useEffect } from 'react';
import { clearReloadTime } from '../loading/reload-once.ts';
import { announceStarted } from '../loading/started.ts';

/** Beside the screens, in their Suspense boundary: its effect runs when the first of them can be used. */
export const StartAnnouncer = () => {
  useEffect(() => {
    announceStarted();
    clearReloadTime();
  }, []);
  return null;
};
