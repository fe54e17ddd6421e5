import { useEffect } from 'react';
import { sayStarted } from '../loading/started.ts';

/** Beside the screens, in their Suspense boundary: its effect runs when the first of them can be used. */
export const Started = () => {
  useEffect(sayStarted, []);
  return null;
};
