export { otherPackages, reactAriaWords } from './packages.ts';
export { speakReactAria } from './react-aria-words.ts';
export type { ReactAriaWords } from './react-aria-words.ts';
