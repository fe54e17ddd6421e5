import { test } from '../test.ts';
import { found } from '../walks/found.ts';
import { walkTest, walkTests } from '../walks/walk-test.ts';

test.use({ trace: 'off', screenshot: 'off' });

for (const { name, walk } of found) walkTest(`found before: ${name}`, walk, ['@trust']);
// Others than every run walks.
walkTests({ count: 200, seed: 1001, tag: ['@trust'] });
