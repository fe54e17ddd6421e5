import { expect, it } from 'vitest';
import { createCandidate, createBenchmark } from './sample-run.testing.ts';
import { compareWithBest } from './ratios.ts';

const ours = createCandidate('ours', { open: [30, 33, 36], dropped: 0 });
const slow = createCandidate('slow', { open: 60, dropped: 3 });
const quick = createCandidate('quick', { open: [20, 22, 24], dropped: 1 });
const floor = { ...createCandidate('floor', { open: 5, dropped: 0 }), isBaseline: true };

it('the best peer has the lowest figure and is never the lower bound; zero frames have a ratio as well', () => {
  const [open, dropped] = compareWithBest(createBenchmark(ours, slow, quick, floor));
  expect(open).toMatchObject({ name: 'A list, desktop: open', peer: 'quick', best: 22, ratio: 1.5 });
  expect(dropped).toMatchObject({ ours: 0, peer: 'quick', best: 1, ratio: 0.5 });
});

it('the spread is that of ratios within rounds, so that a round that is slow for both adds none', () => {
  const [together] = compareWithBest(createBenchmark(ours, quick));
  expect(together?.noise).toBeLessThan(0.1);
  const [apart] = compareWithBest(
    createBenchmark(ours, createCandidate('peer', { open: [24, 22, 20], dropped: 1 })),
  );
  expect(apart?.noise).toBeGreaterThan(0.2);
});
