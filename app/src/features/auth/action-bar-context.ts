import { createContext } from 'react';

/** Tells the frame of the page that an action bar stands where the tab bar would. */
export const ActionBarContext = createContext<(isShown: boolean) => void>(() => {});
