import { configure } from '@testing-library/dom';

/** How long page objects and tests wait, in ms: a busy machine is slow without being wrong. */
configure({ asyncUtilTimeout: 10_000 });

// The page in jsdom has no timings.
if (!('getEntriesByType' in performance)) Object.assign(performance, { getEntriesByType: () => [] });
