import { existsSync, globSync, readFileSync } from 'node:fs';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const executablePath = [process.env['CHROME_PATH'], '/usr/bin/chromium'].find(
  (path) => path && existsSync(path),
);

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

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          testTimeout: TEST_TIMEOUT_MS,
          include: ['{app,packages/*,scripts}/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**'],
        },
      },
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'dom',
          environment: 'jsdom',
          setupFiles: [patience],
          testTimeout: TEST_TIMEOUT_MS,
          include: ['{app,packages/*}/**/*.test.tsx'],
          exclude: ['**/node_modules/**', '**/dist/**'],
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        // Found late on a cold cache, these make the first run reload and hang.
        optimizeDeps: {
          include: [
            '@janani/ui > @vanilla-extract/recipes/createRuntimeFn',
            '@storybook/addon-a11y > axe-core',
            ...libraries.map((library) => `@janani/ui > ${library}`),
          ],
        },
        test: {
          name: 'stories',
          setupFiles: [patience],
          testTimeout: TEST_TIMEOUT_MS,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            instances: [{ browser: 'chromium' }],
            provider: playwright({
              launchOptions: {
                ...(executablePath ? { executablePath } : {}),
                args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
              },
            }),
          },
        },
      },
    ],
  },
});
