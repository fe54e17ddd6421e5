/** The steps of a release that use changesets, in an installed workspace. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readOwnerDetails, withOwnerDetails } from './owner-details.ts';
import { pnpm, run } from './step.ts';

/** Whether a changeset is pending, so that the next step raises versions instead of publishing. */
export const hasChangesets = (workspace: string) =>
  readdirSync(join(workspace, '.changeset')).some((file) => file.endsWith('.md') && file !== 'README.md');

export const bumpVersions = (workspace: string) => pnpm(['run', 'release', 'versions'], workspace);

/** Packs the versions that the registry lacks, with the owner's details. Returns false if it has all versions. */
export const packReleases = (workspace: string, packed: string, env: NodeJS.ProcessEnv = {}): boolean => {
  withOwnerDetails(workspace, readOwnerDetails(workspace), () =>
    run('node_modules/.bin/changeset', ['pack', '--out-dir', packed], workspace, env),
  );
  const { plan } = JSON.parse(readFileSync(join(packed, 'publish-plan.json'), 'utf8')) as { plan: unknown[] };
  return plan.length > 0;
};
