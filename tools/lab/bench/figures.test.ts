import { describe, expect, it } from 'vitest';
import { type Outcome, subjectRecordOf } from './figures.ts';
import { median } from './statistics.ts';
import type { Subject } from './subject.ts';

const ours = { file: 'ours', title: 'ours' };
const floor = { file: 'floor', title: 'plain DOM', isFloor: true };
const subject: Subject = {
  title: 'A list',
  folder: 'list',
  screen: 'phone',
  contestants: [ours, floor],
  measures: [
    { title: 'open', samples: 'open', unit: 'ms', of: median },
    { title: 'worst', samples: 'open', unit: 'ms', of: (samples) => Math.max(...samples), isDetail: true },
  ],
  isUncapped: true,
  run: async () => ({}),
};

describe('what stays of a subject', () => {
  it('each figure of all rounds together, and of each by itself', () => {
    const outcomes: Outcome[] = [
      { contestant: ours, rounds: [{ open: [20, 21] }, { open: [30.06] }, {}] },
      { contestant: floor, rounds: [{ open: [9] }], failure: undefined },
    ];
    expect(subjectRecordOf(subject, outcomes, [80])).toEqual({
      title: 'A list',
      folder: 'list',
      screen: 'phone',
      measures: [
        { title: 'open', unit: 'ms' },
        { title: 'worst', unit: 'ms', isDetail: true },
      ],
      contestants: [
        {
          title: 'ours',
          figures: {
            open: { value: 21, rounds: [20.5, 30.1] },
            worst: { value: 30.1, rounds: [21, 30.1] },
          },
        },
        {
          title: 'plain DOM',
          isFloor: true,
          figures: { open: { value: 9, rounds: [9] }, worst: { value: 9, rounds: [9] } },
        },
      ],
      pace: [80],
    });
  });

  it('who failed in any round has a reason and no figures', () => {
    const failed: Outcome = { contestant: ours, rounds: [{ open: [1] }], failure: 'The list stayed closed.' };
    expect(subjectRecordOf(subject, [failed], []).contestants).toEqual([
      { title: 'ours', failure: 'The list stayed closed.', figures: {} },
    ]);
  });
});
