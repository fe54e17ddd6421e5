import { createContext } from 'react';

/** Where the frame of the page has room for an action bar, and how to tell it that there is one. */
type ActionBarPlace = { slot: Element | null; setIsShown: (isShown: boolean) => void };

export const ActionBarContext = createContext<ActionBarPlace>({ slot: null, setIsShown: () => {} });
