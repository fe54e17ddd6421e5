export { otherPackages, reactAriaStrings } from './packages.ts';
export { setReactAriaStrings } from './react-aria-strings.ts';
export type { ReactAriaStrings } from './react-aria-strings.ts';
