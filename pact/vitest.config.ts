import { defineConfig } from 'vitest/config';

const shared = {
  environment: 'node',
  // Opts out of the usage statistics of the contract library.
  env: { PACT_DO_NOT_TRACK: 'true' },
  // Many tests start child processes, which is slow on a busy machine.
  testTimeout: 120_000,
  hookTimeout: 180_000,
};

/** Runs groups of test files sequentially. Not 0, because with one worker vitest runs that group last. */
const group = (groupOrder: number) => ({ sequence: { groupOrder } });

const comparedFiles = 'checks/current.test.ts';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    projects: [
      {
        test: {
          ...shared,
          ...group(1),
          name: 'consumer',
          include: ['consumer/**/*.pact.test.ts'],
          globalSetup: ['consumer/empty-recorded-folder.ts'],
        },
      },
      { test: { ...shared, ...group(2), name: 'current', include: [comparedFiles] } },
      {
        test: {
          ...shared,
          ...group(3),
          name: 'checks',
          include: ['{checks,contract-mutations,description-changes}/**/*.test.ts'],
          exclude: [comparedFiles],
        },
      },
    ],
  },
});
