import { createContext } from 'react';

/** Registers a summary with the surrounding form; the form then moves focus to it. */
export const SummaryContext = createContext<(isMounted: boolean) => void>(() => {});
