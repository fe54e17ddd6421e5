import { useEffect, useState } from 'react';

/** How often a page that is left open looks at the clock again (decision T-05). */
const EVERY_MS = 15_000;

/** The present moment, in milliseconds since 1970, kept current while the page is open. */
export const useNow = (): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
};
