import { createContext } from 'react';

/** The slot for an action bar in the page's frame, and the callback that reports whether one is shown. */
type ActionBarSlot = { slot: Element | null; setIsShown: (isShown: boolean) => void };

export const ActionBarContext = createContext<ActionBarSlot>({ slot: null, setIsShown: () => {} });
