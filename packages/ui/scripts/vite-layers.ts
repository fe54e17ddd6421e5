import type { Plugin } from 'vite';
import { byComponent, isOfComponent } from './layers.ts';

/** For builds from the sources of @janani/ui: our app, Storybook, measurements. */
export const layeredStyles = (): Plugin => ({
  name: 'janani:layered-styles',
  enforce: 'pre',
  transform: (css, id) =>
    isOfComponent(id.split('?', 1)[0] ?? '') ? { code: byComponent(css), map: null } : undefined,
});
