import { defineConfig } from 'vitest/config';

/**
 * `pnpm lab test`: the tests of the benchmarks and long runs in `tools/lab`, and of the guide for a new page, which
 * builds the app in a copy. `npm test` does not include them.
 */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['page-guide.test.ts', '{bench,engines,landing,speech,resilience}/**/*.test.{ts,mjs}'],
  },
});
