import { configure } from '@testing-library/dom';

/** How long page objects and tests wait, in ms: generous, because a busy machine is slow. */
configure({ asyncUtilTimeout: 10_000 });

// The page in jsdom has no timings.
if (!('getEntriesByType' in performance)) Object.assign(performance, { getEntriesByType: () => [] });
