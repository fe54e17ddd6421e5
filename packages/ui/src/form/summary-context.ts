import { createContext } from 'react';

/** Tells the form around that there is a summary, which then takes the focus. */
export const SummaryContext = createContext<(isThere: boolean) => void>(() => {});
