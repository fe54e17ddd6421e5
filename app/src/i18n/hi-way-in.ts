/** Hindi, for the way in, and what react-aria says itself. */
export { hiEntry as texts } from './hi-entry.ts';
export { hindi as reactAria } from '@janani/ui/react-aria-words/hi';
