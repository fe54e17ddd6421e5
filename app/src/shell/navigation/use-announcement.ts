import { useEffect, useState } from 'react';

/** How long an announced text stays in the page, in ms: long enough to be read, too short to be found by browsing. */
const ANNOUNCEMENT_MS = 1000;

/** The text of a live region, and the function that announces one. */
export const useAnnouncement = () => {
  const [text, announce] = useState('');
  useEffect(() => {
    // Only this text: the next one may have been announced, and not be rendered yet.
    const clear = () => announce((current) => (current === text ? '' : current));
    const timer = text === '' ? undefined : setTimeout(clear, ANNOUNCEMENT_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return [text, announce] as const;
};
