import { test } from '../test.ts';
import { readWalk } from './steps.ts';
import { env, walkTest, walkTests } from './walk-test.ts';

test.use({ trace: 'off', screenshot: 'off' });

const only = env('WALK');
if (only) walkTest('the walk that was asked for', readWalk(only));
// Journeys go the ways found before in every run: two-people, leftovers, logout-unreached, sign-up-survives.
else walkTests({ count: 3, seed: 1 });
