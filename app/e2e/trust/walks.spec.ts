import { isWhole, today } from './daily.ts';
import { test } from '../test.ts';
import { found } from '../walks/found.ts';
import { walkTest, walkTests } from '../walks/walk-test.ts';

test.use({ trace: 'off', screenshot: 'off' });

for (const { name, walk } of found) walkTest(`found before: ${name}`, walk, ['@trust']);
// Others than every run walks, and than the day before.
const FIRST_SEED = 1001;
const WALKS = isWhole ? 200 : 20;
walkTests({ count: WALKS, seed: FIRST_SEED + today * WALKS, tag: ['@trust'] });
