import { defineConfig } from 'vitest/config';

/** `pnpm lab test`: the tests of what stands here; `npm test` does not run them. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['{bench,engines,landing,speech,resilience}/**/*.test.{ts,mjs}'],
  },
});
