import { test } from '../test.ts';
import { found } from './found.ts';
import { readWalk } from './steps.ts';
import { env, walkTest, walkTests } from './walk-test.ts';

test.use({ trace: 'off', screenshot: 'off' });

const only = env('WALK');
if (only) walkTest('the walk that was asked for', readWalk(only));
else {
  // Journeys go the same ways in every run: two-people, leftovers, logout-unreached, sign-up-survives.
  for (const { name, walk } of found) walkTest(`found before: ${name}`, walk, ['@trust']);
  walkTests({ count: 6, seed: 1 });
}
