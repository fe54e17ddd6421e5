/** Finds and builds the commit of the "before" screenshots. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pnpm, run } from '../../tools/release/step.ts';
import { linkCurrentNode as linkThisNode } from '../../tools/release/workspace-copy.ts';

export type Release = { name: string; commit: string; day: string };

/** The tag of the last release (tools/release/tag.ts); before the first one the commit that `BEFORE_COMMIT` names. */
export const findLastRelease = (workspace: string, fallback?: string): Release | undefined => {
  const [tag] = run('git', ['tag', '--list', '--sort=-creatordate', '@janani/*@*'], workspace).split('\n');
  const name = tag || fallback;
  if (!name) return undefined;
  const commitAndDay = run('git', ['log', '-1', '--format=%H %as', `${name}^{commit}`, '--'], workspace);
  const [commit = '', day = ''] = commitAndDay.trim().split(' ');
  return { name, commit, day };
};

/**
 * Builds the Storybook of a commit in a separate checkout. Returns its folder, and a function that removes the
 * checkout.
 */
export const buildCommit = (workspace: string, commit: string) => {
  const checkout = join(mkdtempSync(join(tmpdir(), 'janani-before-')), 'checkout');
  run('git', ['worktree', 'add', '--detach', checkout, commit], workspace);
  const remove = () => run('git', ['worktree', 'remove', '--force', checkout], workspace);
  try {
    pnpm(['install', '--frozen-lockfile', '--ignore-scripts', '--prefer-offline'], checkout);
    linkThisNode(checkout);
    pnpm(['run', 'build:storybook'], checkout);
  } catch (error) {
    remove();
    throw error;
  }
  return { storybook: join(checkout, 'storybook-static'), remove };
};
