import { useEffect, useState } from 'react';

/** How long an announced text stays in the page, in ms: long enough to be read, too short to be found by browsing. */
const SPOKEN_MS = 1000;

/** The text of a live region, and the function that announces one. */
export const useSpoken = () => {
  const [text, speak] = useState('');
  useEffect(() => {
    const timer = text === '' ? undefined : setTimeout(() => speak(''), SPOKEN_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return [text, speak] as const;
};
