import { describe, expect, it } from 'vitest';
import { contestant, subject } from './made-up-run.testing.ts';
import { standingOfBytes, standingsOf } from './ratios.ts';

const ours = contestant('ours', { open: [30, 33, 36], dropped: 0 });
const slow = contestant('slow', { open: 60, dropped: 3 });
const quick = contestant('quick', { open: [20, 22, 24], dropped: 1 });
const floor = { ...contestant('floor', { open: 5, dropped: 0 }), isFloor: true };

describe('ours beside the best peer', () => {
  it('the best peer is whoever has least, and never the floor', () => {
    const [open, dropped] = standingsOf(subject(ours, slow, quick, floor));
    expect(open).toMatchObject({
      name: 'A list, desktop: open',
      ours: 33,
      peer: 'quick',
      best: 22,
      ratio: 1.5,
    });
    expect(dropped).toMatchObject({ ours: 0, peer: 'quick', best: 1 });
  });

  it('no frames beside one have a ratio too', () => {
    const [, dropped] = standingsOf(subject(ours, quick));
    expect(dropped?.ratio).toBe(0.5);
    const [, none] = standingsOf(subject(ours, contestant('none', { open: 1, dropped: 0 })));
    expect(none?.ratio).toBe(1);
  });

  it('the spread is of ratios within a round, so that a slow round for both is none', () => {
    const [together] = standingsOf(subject(ours, quick));
    expect(together?.noise).toBeLessThan(0.1);
    const [apart] = standingsOf(subject(ours, contestant('peer', { open: [24, 22, 20], dropped: 1 })));
    expect(apart?.noise).toBeGreaterThan(0.2);
  });

  it('who failed is nobody’s best peer', () => {
    const failed = { title: 'failed', failure: 'The list stayed closed.', figures: {} };
    expect(standingsOf(subject(ours, failed))).toEqual([]);
    expect(standingsOf(subject(failed, quick))).toEqual([]);
  });

  it('bytes are compared by all that a browser receives', () => {
    const [bytes] = standingOfBytes({
      folder: 'list',
      contestants: [
        { title: 'ours', script: 10_000, later: 2000, styles: 3000 },
        { title: 'peer', script: 9000, later: 0, styles: 1000 },
        { title: 'floor', isFloor: true, script: 100, later: 0, styles: 0 },
      ],
    });
    expect(bytes).toMatchObject({ ours: 15, peer: 'peer', best: 10, ratio: 1.5, noise: 0 });
  });
});
