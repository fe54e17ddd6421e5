import { defineConfig } from 'vitest/config';

/** `pnpm lab test`: the tests of what stands here; `npm test` does not run them. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', 'consumers/**'],
  },
});
