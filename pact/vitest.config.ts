import { defineConfig } from 'vitest/config';

const shared = {
  environment: 'node',
  // The contract library counts its users over the network unless it is switched off.
  env: { PACT_DO_NOT_TRACK: 'true' },
  // Many tests start programs of their own, and a busy machine takes its time.
  testTimeout: 120_000,
  hookTimeout: 180_000,
};

/** One group of test files after the other. Not 0: where there is one worker, vitest runs that group last. */
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
          globalSetup: ['consumer/empty-fresh-folder.ts'],
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
