import { defineConfig } from 'vitest/config';

/** `pnpm test packages`: tests of the packed packages, as the registry would publish them. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['*.spec.ts'],
    // As in an app: the test runner's own NODE_ENV would load the development code of libraries.
    env: { NODE_ENV: 'production' },
    globalSetup: './install.ts',
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
