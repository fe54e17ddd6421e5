import type { Browser } from '@playwright/test';
import type { Served } from '../backend.ts';
import { expect, test } from '../test.ts';
import { walkOf } from './generate.ts';
import { type Outcome, runWalk } from './run.ts';
import { shrink } from './shrink.ts';
import { type Step, written } from './steps.ts';

/**
 * The session as a machine of tabs, people and events, walked at random by seed and looked at after each step.
 *
 *   WALKS=200 WALK_SEED=1       how many walks, and the seed of the first
 *   WALK='[{"do":"open",…}]'    one walk, as a failed one printed it
 *   WALK_LEAVE_OUT='I4,I1 a tab shows another'   rules that are known to be broken, by their beginnings
 */
export const env = (name: string) => process.env[name] || undefined;
const leftOut = env('WALK_LEAVE_OUT')?.split(',') ?? [];

const SHRINKING_MS = 90_000;
const WALK_MS = 240_000;

const walked = async (browser: Browser, app: Served, walk: readonly Step[], name: string): Promise<void> => {
  const outcome: Outcome = await runWalk(browser, app, walk, leftOut);
  console.log(`${name}: ${outcome.done} of ${walk.length} steps in ${(outcome.ms / 1000).toFixed(1)} s`);
  if (env('WALK_LOG')) console.log(outcome.log.join('\n'));
  const [first] = outcome.violations;
  if (!first) return;
  const until = Date.now() + SHRINKING_MS;
  // What follows the failure has no part in it.
  const upToIt = walk.slice(0, outcome.reached);
  const shortest =
    env('WALK_SHRINK') === '0'
      ? upToIt
      : await shrink(
          upToIt,
          async (shorter) =>
            (await runWalk(browser, app, shorter, leftOut)).violations.some(
              ({ rule }) => rule === first.rule,
            ),
          () => Date.now() > until,
        );
  const saw = outcome.violations.map(({ rule, saw }) => `  ${rule}: ${saw}`).join('\n');
  expect(
    outcome.violations.length,
    `${name} broke a rule\n${saw}\n\nsteps:\n${outcome.log.join('\n')}\n\nAgain with\nWALK='${written(shortest)}' pnpm --filter @janani/app exec playwright test walks.spec\n`,
  ).toBe(0);
};

/** Declares a walk as a test. */
export const walkTest = (name: string, walk: readonly Step[], tag: string[] = []) =>
  test(name, { tag }, async ({ browser, app }) => {
    test.setTimeout(WALK_MS);
    await walked(browser, app, walk, name);
  });

/** Declares walks of seeds that follow each other; WALKS and WALK_SEED say which. */
export const walkTests = ({ count, seed, tag }: { count: number; seed: number; tag?: string[] }) => {
  const first = Number(env('WALK_SEED') ?? seed);
  for (let at = first; at < first + Number(env('WALKS') ?? count); at += 1)
    walkTest(`walk ${at}`, walkOf(at), tag);
};
