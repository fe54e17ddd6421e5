/** The steps of a release that changesets does, in a workspace that is installed. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readFacts, withOwnerFiles } from './facts.ts';
import { pnpm, run } from './step.ts';

/** Whether there is a change to tell of, so that the next step is a version and not a publication. */
export const hasChangesets = (workspace: string) =>
  readdirSync(join(workspace, '.changeset')).some((file) => file.endsWith('.md') && file !== 'README.md');

export const raiseVersions = (workspace: string) => pnpm(['run', 'release', 'versions'], workspace);

/** Packs what the registry does not have yet, with what the owner says of it; false when it has everything. */
export const packReleases = (workspace: string, packed: string, env: NodeJS.ProcessEnv = {}): boolean => {
  withOwnerFiles(workspace, readFacts(workspace), () =>
    run('node_modules/.bin/changeset', ['pack', '--out-dir', packed], workspace, env),
  );
  const { plan } = JSON.parse(readFileSync(join(packed, 'publish-plan.json'), 'utf8')) as { plan: unknown[] };
  return plan.length > 0;
};
