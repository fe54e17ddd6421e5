import type { Plugin } from 'vite';
import { wrapInLayers, isComponentSheet } from './layers.ts';

/** For builds from the sources of @janani/ui: our app, Storybook, measurements. */
export const layeredStyles = (): Plugin => ({
  name: 'janani:layered-styles',
  enforce: 'pre',
  transform: (css, id) =>
    isComponentSheet(id.split('?', 1)[0] ?? '') ? { code: wrapInLayers(css), map: null } : undefined,
});
