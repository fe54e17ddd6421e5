import { describe, expect, it } from 'vitest';
import { contestant, subject } from './made-up-run.testing.ts';
import { renderBytes, renderNotes, renderSubject, renderTable } from './results.ts';

const ours = contestant('ours', { open: 30, dropped: 0 });
const peer = contestant('peer', { open: 60.4, dropped: 2 });
const floor = { ...contestant('plain DOM', { open: 9.04, dropped: 0 }), isFloor: true };

describe('results of the bench', () => {
  it('is a table with how many times ours each is', () => {
    expect(renderTable(subject(ours, peer, floor)).split('\n')).toEqual([
      '|  | open, ms | dropped |',
      '| --- | ---: | ---: |',
      '| ours | 30 | 0 |',
      '| peer | 60 (2.01 ×) | 2 |',
      '| plain DOM | 9 (0.30 ×) | 0 |',
    ]);
  });

  it('says who is ahead and where', () => {
    expect(renderNotes(subject(ours, peer, floor))).toEqual([
      'plain DOM is ahead of ours in: open. It is the floor.',
    ]);
    expect(renderNotes(subject(ours, peer))).toEqual(['Nobody is ahead of ours.']);
  });

  it('says first where the machine was too noisy to compare', () => {
    const noisy = { ...subject(ours, peer), pace: [80, 160, 90, 200, 80] };
    expect(renderNotes(noisy)[0]).toContain('too noisy to compare');
  });

  it('a contestant that did not do it has no figures, only a reason', () => {
    const failed = { title: 'peer', failure: 'The list stayed closed.', figures: {} };
    const text = renderSubject(subject(ours, failed));
    expect(text).toContain('| peer: failed | – | – |');
    expect(text).toContain('- peer failed: The list stayed closed.');
    expect(text).not.toContain('is ahead');
  });

  it('bytes are a table of what comes at once, later and as styles', () => {
    const bytes = renderBytes({
      folder: 'list',
      contestants: [
        { title: 'ours', script: 10_040, later: 2000, styles: 3000 },
        { title: 'peer', script: 30_080, later: 0, styles: 0 },
      ],
    });
    expect(bytes).toContain('| ours | 10 | 2 | 3 | 15 |');
    expect(bytes).toContain('| peer | 30.1 | 0 | 0 | 30.1 (2.00 ×) |');
  });
});
