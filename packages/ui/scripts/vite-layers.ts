import type { Plugin } from 'vite';
import { inParts, isOfPart } from './layers.ts';

/** For what is built from the sources of @janani/ui: our app, Storybook, what is measured. */
export const layeredStyles = (): Plugin => ({
  name: 'janani:layered-styles',
  enforce: 'pre',
  transform: (css, id) =>
    isOfPart(id.split('?', 1)[0] ?? '') ? { code: inParts(css), map: null } : undefined,
});
