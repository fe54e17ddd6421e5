import { globSync, readFileSync } from 'node:fs';
import { browserOptions } from '@janani/dev-support/src/browser-options.ts';
import { haveTables } from './packages/ui/scripts/tables/current-tables.ts';
import { sandboxInPage } from './packages/sandbox-api/in-page/plugin.ts';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { type TestProjectInlineConfiguration, defineConfig } from 'vitest/config';

// Tests and pages read what is not committed.
haveTables();

/** The libraries that components, stories and page objects import, subpaths and all. */
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

const patience = 'packages/ui/test/patience.ts';
/** Longer than what a test waits for, so that the wait that failed is named. */
const TEST_TIMEOUT_MS = 30_000;

/** They hand a buffer or a signal of the page to Node, which knows its own only: there both must be of one realm. */
const ofTwoRealms = [
  'app/first-script/first-script.test.tsx',
  'packages/sandbox-api/test/in-a-page.test.tsx',
  'app/src/features/consent/ConsentCard.test.tsx',
  'app/src/features/consent/notice.test.tsx',
];

/** What a page has not: files, a server, another description than its own. */
const ofFilesAndServers = ['description', 'durability', 'emulator', 'production', 'serve'].map(
  (name) => `packages/sandbox-api/test/${name}.test.ts`,
);

const dom = (name: string, test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration => ({
  plugins: [vanillaExtractPlugin()],
  test: {
    name,
    environment: 'jsdom',
    setupFiles: [patience],
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
          // A process for each file would cost a third of the time, and these keep nothing in their modules.
          isolate: false,
          testTimeout: TEST_TIMEOUT_MS,
          include: ['{packages/*,tools,.storybook}/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', 'tools/lab/**'],
        },
      },
      {
        // The app's modules hold a user's session, the clock and the cache.
        test: {
          name: 'unit: app',
          environment: 'node',
          testTimeout: TEST_TIMEOUT_MS,
          include: ['app/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**'],
        },
      },
      {
        // The sandbox as a page has it: SQLite’s WebAssembly build, and validators that were compiled before.
        plugins: [sandboxInPage()],
        test: {
          name: 'unit: in a page',
          environment: 'node',
          // The engine is started once.
          isolate: false,
          testTimeout: TEST_TIMEOUT_MS,
          include: ['packages/sandbox-api/test/**/*.test.ts'],
          exclude: ofFilesAndServers,
        },
      },
      dom('dom', {
        // A page of jsdom in one process costs half of what a process for each page costs.
        pool: 'vmThreads',
        include: ['{app,packages/*}/**/*.test.tsx'],
        exclude: ['**/node_modules/**', '**/dist/**', ...ofTwoRealms],
      }),
      dom('dom: own process', { include: ofTwoRealms }),
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        // Found late on a cold cache, these make the first run reload and hang.
        optimizeDeps: {
          include: [
            '@storybook/addon-a11y > axe-core',
            ...libraries.map((library) => `@janani/ui > ${library}`),
          ],
        },
        test: {
          name: 'stories',
          setupFiles: [patience, '.storybook/report-tags.ts'],
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
