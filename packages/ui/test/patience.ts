import { configure } from '@testing-library/dom';

/** How long page objects and tests wait for what must come, in ms: a busy machine is slow, and not wrong. */
configure({ asyncUtilTimeout: 10_000 });

// jsdom's page has no timings.
if (!('getEntriesByType' in performance)) Object.assign(performance, { getEntriesByType: () => [] });
