import type { MouseEvent } from 'react';

/** For `onMouseDown`: a press leaves the focus where it is. */
export const keepFocus = (event: MouseEvent) => event.preventDefault();
