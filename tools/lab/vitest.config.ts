import { defineConfig } from 'vitest/config';

/** `pnpm lab test`: the tests of the benchmarks and long runs in `tools/lab`, which `npm test` does not include. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['page-guide.test.ts', '{bench,engines,landing,speech,resilience}/**/*.test.{ts,mjs}'],
  },
});
