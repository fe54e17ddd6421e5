import { defineConfig } from 'vitest/config';

/** `pnpm test packages`: what the registry would get, looked at as others meet it. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['*.spec.ts'],
    // As an app is built; the test runner's own word would bring what libraries keep for development.
    env: { NODE_ENV: 'production' },
    globalSetup: './install.ts',
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
