import { createStore } from '../store.ts';

const { get, set, subscribe } = createStore(false);

let isListening = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * A press begins with `pointerdown` or `mousedown`: a tap sends the mouse events, which move the focus, after its
 * `pointerup`. Its click, if there is one, follows in the task of its release. The release may be lost, in a menu or
 * outside of the window: then another key or press ends it.
 */
const handleEvent = ({ type, button }: MouseEvent) => {
  clearTimeout(timer);
  if (type.endsWith('up')) timer = setTimeout(() => set(false));
  // A key has no button.
  else set(type.endsWith('down') && button === 0);
};

const EVENTS = 'pointerdown mousedown pointerup mouseup click pointercancel contextmenu keydown'.split(' ');

/** Whether a press of a pointer is under way. When the handlers of its click run, it has ended. */
export const isPressing: () => boolean = get;

export const subscribeToPress = (listener: () => void): (() => void) => {
  if (!isListening)
    for (const type of EVENTS) document.addEventListener(type, handleEvent as EventListener, true);
  isListening = true;
  return subscribe(listener);
};
