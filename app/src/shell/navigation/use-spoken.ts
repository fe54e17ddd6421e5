import { useEffect, useState } from 'react';

/** How long a spoken text stays in the page, in ms: long enough to be read out, too short to be found. */
const SPOKEN_MS = 1000;

/** The text of a live region, and how to have one spoken. */
export const useSpoken = () => {
  const [text, speak] = useState('');
  useEffect(() => {
    const timer = text === '' ? undefined : setTimeout(() => speak(''), SPOKEN_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return [text, speak] as const;
};
