import { globSync, readFileSync } from 'node:fs';
import { browserOptions } from '@janani/dev-support/src/browser-options.ts';
import { ensureMetadataGenerated } from './packages/ui/scripts/metadata/metadata-stamp.ts';
import { sandboxInPage } from './packages/sandbox-api/in-page/plugin.ts';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { type TestProjectInlineConfiguration, defineConfig } from 'vitest/config';

// Generates the uncommitted files that tests and pages read.
ensureMetadataGenerated();

/** The libraries that components, stories and page objects import, including subpaths. */
const libraries = [
  ...new Set(
    globSync('packages/ui/src/**/*.{ts,tsx}').flatMap((file) =>
      [
        ...readFileSync(file, 'utf8').matchAll(
          /from '((?:react-aria-components|@internationalized|@testing-library)\/[^']+)'/g,
        ),
      ].map(([, library]) => library),
    ),
  ),
].filter((library) => library !== '@testing-library/react');

const testTimeouts = 'packages/ui/test/test-timeouts.ts';
/** Longer than any wait inside a test, so that the failed wait is reported. */
const TEST_TIMEOUT_MS = 30_000;

/** Tests that pass a buffer or a signal to Node, which accepts only those of its own realm. */
const needsNodeRealm = [
  'app/first-script/first-script.test.tsx',
  'packages/sandbox-api/test/in-a-page.test.tsx',
  'app/src/features/consent/ConsentCard.test.tsx',
  'app/src/features/consent/notice.test.tsx',
];

/** Tests that require files, a server, or another API description, which a page does not have. */
const needsFilesystem = ['description', 'durability', 'emulator', 'production', 'serve'].map(
  (name) => `packages/sandbox-api/test/${name}.test.ts`,
);

const dom = (name: string, test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration => ({
  plugins: [vanillaExtractPlugin()],
  test: {
    name,
    environment: 'jsdom',
    setupFiles: [testTimeouts],
    testTimeout: TEST_TIMEOUT_MS,
    ...test,
  },
});

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          // Without a process for each file, which would take a third of the time: these modules have no state.
          isolate: false,
          testTimeout: TEST_TIMEOUT_MS,
          include: ['{packages/*,tools,.storybook}/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', 'tools/lab/**'],
        },
      },
      {
        // Isolated, because modules of the app have state: session, clock and cache.
        test: {
          name: 'unit: app',
          environment: 'node',
          testTimeout: TEST_TIMEOUT_MS,
          include: ['app/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**'],
        },
      },
      {
        // The sandbox as in a page: SQLite’s WebAssembly build and precompiled validators.
        plugins: [sandboxInPage()],
        test: {
          name: 'unit: in a page',
          environment: 'node',
          // Starts the engine once.
          isolate: false,
          testTimeout: TEST_TIMEOUT_MS,
          include: ['packages/sandbox-api/test/**/*.test.ts'],
          exclude: needsFilesystem,
        },
      },
      dom('dom', {
        // A jsdom page for each file in one process takes half the time of a process for each.
        pool: 'vmThreads',
        include: ['{app,packages/*}/**/*.test.tsx'],
        exclude: ['**/node_modules/**', '**/dist/**', ...needsNodeRealm],
      }),
      dom('dom: own process', { include: needsNodeRealm }),
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        // Discovered late on a cold cache, these would make the first run reload and hang.
        optimizeDeps: {
          include: [
            '@storybook/addon-a11y > axe-core',
            ...libraries.map((library) => `@janani/ui > ${library}`),
          ],
        },
        test: {
          name: 'stories',
          setupFiles: [testTimeouts, '.storybook/report-tags.ts'],
          // One page for all files, which takes half the time of a page for each.
          isolate: false,
          testTimeout: TEST_TIMEOUT_MS,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            instances: [{ browser: 'chromium' }],
            provider: playwright({ launchOptions: browserOptions }),
          },
        },
      },
    ],
  },
});
