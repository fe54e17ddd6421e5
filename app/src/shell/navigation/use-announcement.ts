import { useEffect, useState } from 'react';

/** How long an announced text stays in the page, in ms: long enough to be read, too short to be found by browsing. */
const ANNOUNCEMENT_MS = 1000;

/** The text of a live region, and the function that announces one. */
export const useAnnouncement = () => {
  const [text, announce] = useState('');
  useEffect(() => {
    const timer = text === '' ? undefined : setTimeout(() => announce(''), ANNOUNCEMENT_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return [text, announce] as const;
};
