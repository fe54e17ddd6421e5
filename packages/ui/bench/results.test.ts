import { describe, expect, it } from 'vitest';
import { type Outcome, renderNotes, renderSubject, renderTable } from './results.ts';
import { median } from './statistics.ts';
import type { Subject } from './subject.ts';

const ours = { file: 'ours', title: 'ours' };
const peer = { file: 'peer', title: 'peer' };
const floor = { file: 'floor', title: 'plain DOM', isFloor: true };
const subject: Subject = {
  title: 'A list',
  folder: 'list',
  screen: 'desktop',
  contestants: [ours, peer, floor],
  measures: [
    { title: 'open', samples: 'open', unit: 'ms', of: median },
    { title: 'dropped', samples: 'dropped', unit: 'frames', of: median },
  ],
  isUncapped: true,
  run: async () => ({}),
};
const outcomes: Outcome[] = [
  { contestant: ours, rounds: [{ open: [20], dropped: [0] }, { open: [30], dropped: [0] }, { open: [40] }] },
  { contestant: peer, rounds: [{ open: [60.4], dropped: [2] }] },
  { contestant: floor, rounds: [{ open: [9.04], dropped: [0] }] },
];

describe('results of the bench', () => {
  it('is a table of medians, with how many times ours each is', () => {
    expect(renderTable(subject, outcomes).split('\n')).toEqual([
      '|  | open, ms | dropped |',
      '| --- | ---: | ---: |',
      '| ours | 30 | 0 |',
      '| peer | 60 (2.01 ×) | 2 |',
      '| plain DOM | 9 (0.30 ×) | 0 |',
    ]);
  });

  it('says who is ahead and where', () => {
    expect(renderNotes(subject, outcomes)).toEqual(['plain DOM is ahead of ours in: open. It is the floor.']);
    expect(renderNotes(subject, outcomes.slice(0, 2))).toEqual(['Nobody is ahead of ours.']);
  });

  it('a contestant that did not do it has no figures, only a reason', () => {
    const failed: Outcome = { contestant: peer, rounds: [{ open: [1] }], failure: 'The list stayed closed.' };
    const text = renderSubject(subject, [...outcomes.slice(0, 1), failed]);
    expect(text).toContain('| peer: failed | – | – |');
    expect(text).toContain('- peer failed: The list stayed closed.');
    expect(text).not.toContain('is ahead');
  });
});
