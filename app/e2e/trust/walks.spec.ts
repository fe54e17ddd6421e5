import { test } from '../test.ts';
import { walkTests } from '../walks/walk-test.ts';

test.use({ trace: 'off', screenshot: 'off' });

// Others than every run walks.
walkTests({ count: 200, seed: 1001, tag: ['@trust'] });
