import { defineConfig } from 'vitest/config';

/** `pnpm lab test`: the tests of the lab, which `npm test` does not run. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['{bench,engines,landing,speech,resilience}/**/*.test.{ts,mjs}'],
  },
});
