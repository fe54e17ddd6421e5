import { useEffect, useState } from 'react';

/** Searches wait for a pause in typing (decision G-13, spec §9). */
const SEARCH_DEBOUNCE_MS = 300;

/** The value as of the last pause in its changes. */
export const useDebounced = <Value>(value: Value): Value => {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
};
