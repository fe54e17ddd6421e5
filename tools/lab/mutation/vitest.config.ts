import { defineConfig } from 'vitest/config';

/** The tests of the pure rules and nothing else: they run once for each change that is made to a rule. */
export default defineConfig({
  test: {
    environment: 'node',
    testTimeout: 30_000,
    // A thread, which these tests run in, cannot be moved to another zone.
    testNamePattern: /^(?!.*on a phone in )/,
    include: [
      'app/src/features/{auth,profile,sessions}/*.test.ts',
      'packages/api-client/test/*.test.ts',
      'packages/ui/src/phone-field/*.test.ts',
    ],
    // 100,000 texts for every change are too many; the rule's own tests are here.
    exclude: ['**/node_modules/**', '**/phone.property.test.ts'],
  },
});
