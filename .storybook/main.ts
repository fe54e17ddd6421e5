import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineMain } from '@storybook/react-vite/node';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import remarkGfm from 'remark-gfm';
import type { Plugin } from 'vite';
import { layeredStyles } from '../packages/ui/scripts/vite-layers.ts';
import { propsPlugin } from './props.ts';
import { playgroundFolder, providerKitFolder, virtualDocsData } from './docs-pages/virtual-docs-data.ts';
import { pseudoStories } from './pseudo.ts';

/** The API description as a page: `pnpm pact docs` builds it. */
const descriptionFolder = join(import.meta.dirname, '../openapi/dist');

/** Our brand's files for Storybook's sidebar and browser tab. */
const brandAssets = [
  // Storybook detects a favicon by the name `/favicon.svg`, but links to it by the name of the source file.
  { from: '../packages/ui/illustrations/mark.svg', to: '/favicon.svg' },
  { from: '../packages/ui/illustrations/mark.svg', to: '/mark.svg' },
  { from: '../packages/ui/illustrations/mark.svg', to: '/brand/mark.svg' },
  { from: '../packages/ui/illustrations/mark-on-dark.svg', to: '/brand/mark-on-dark.svg' },
  { from: '../packages/ui/fonts/anek-latin.woff2', to: '/brand/anek-latin.woff2' },
];

/**
 * Page objects use the copy of user-event in `storybook/test`: two copies in one page replace each other's setters of
 * `value`, and React then misses what is typed.
 */
const dedupeUserEvent: Plugin = {
  name: 'janani:one-user-event',
  config: () => ({
    resolve: { alias: { '@testing-library/user-event': join(import.meta.dirname, 'user-event.ts') } },
  }),
};

/**
 * The style compiler is a separate Vite server. It inherits that this one is a middleware, and would open an unused
 * socket for reloads: on port 24678 of every interface (@vanilla-extract/compiler 0.7.2).
 */
const disableWebSocket: Plugin = {
  name: 'janani:without-socket',
  config: ({ server }) => (server?.hmr === false ? { server: { ws: false } } : undefined),
};
const styles = vanillaExtractPlugin({ unstable_pluginFilter: ({ name }) => name === disableWebSocket.name });

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    './docs-pages/*.mdx',
    '../packages/ui/src/**/*.mdx',
    '../packages/ui/docs/**/*.mdx',
    '../packages/ui/{src,docs}/**/*.stories.tsx',
    '../app/screens/**/*.stories.tsx',
  ],
  staticDirs: [
    ...brandAssets,
    { from: '../packages/ui/tokens', to: '/tokens' },
    // `pnpm build:before` replaces this.
    { from: './visual-comparison/placeholder', to: '/before' },
    ...(existsSync(providerKitFolder) ? [{ from: providerKitFolder, to: '/contract' }] : []),
    ...(existsSync(descriptionFolder) ? [{ from: descriptionFolder, to: '/description' }] : []),
    ...(existsSync(playgroundFolder) ? [{ from: playgroundFolder, to: '/playground' }] : []),
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      // MDX supports tables only with this plugin
      // (https://storybook.js.org/docs/writing-docs/mdx#lack-of-github-flavored-markdown-gfm).
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  // The props come from the package's own table (props.ts).
  typescript: { reactDocgen: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) => ({
    ...config,
    plugins: [
      ...(config.plugins ?? []),
      disableWebSocket,
      dedupeUserEvent,
      pseudoStories,
      propsPlugin,
      virtualDocsData,
      react(),
      styles,
      layeredStyles(),
    ],
  }),
});
