import { defineConfig } from 'vitest/config';

/** Only the tests of the pure rules: they run once for each mutant. */
export default defineConfig({
  test: {
    environment: 'node',
    testTimeout: 30_000,
    // These tests run in threads, whose time zone cannot be changed.
    testNamePattern: /^(?!.*on a phone in )/,
    include: [
      'app/src/features/{account,sign-in,sign-up,profile,sessions}/*.test.ts',
      'packages/api-client/test/*.test.ts',
      'packages/ui/src/phone-field/*.test.ts',
    ],
    // Excludes property tests with 100,000 texts, which are too many for each mutant.
    exclude: ['**/node_modules/**', '**/phone.property.test.ts'],
  },
});
