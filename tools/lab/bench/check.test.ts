import { describe, expect, it } from 'vitest';
import { check } from './check.ts';
import { contestant, run, subject } from './made-up-run.testing.ts';

const peer = contestant('peer', { open: 50, dropped: 2 });
const ours = (open: number | readonly number[], dropped = 2) => contestant('ours', { open, dropped });
const committed = run([subject(ours(60), peer)]);

const verdict = (current: Parameters<typeof check>[1], before = committed) => check(before, current);

describe('pnpm lab bench --check', () => {
  it('passes where ours stands as it stood', () => {
    const { fails, lines } = verdict(committed);
    expect(fails).toBe(false);
    expect(lines.at(-1)).toBe('No ground lost in 2 figures.');
  });

  it('fails where ours lost more than the noise, and names the figure', () => {
    const { fails, lines } = verdict(run([subject(ours(75), peer)]));
    expect(fails).toBe(true);
    expect(lines.filter((line) => line.startsWith('✗'))).toEqual([
      '✗ A list, desktop: open: 75 ms beside 50 of peer (1.50 ×); committed 60 ms beside 50 of peer (1.20 ×); noise 10 %',
    ]);
  });

  it('a loss within the noise passes: of the machine, or of the rounds of this figure', () => {
    expect(verdict(run([subject(ours(65), peer)])).fails).toBe(false);
    const uneven = run([subject(ours([60, 74, 90]), peer)]);
    expect(verdict(uneven).fails).toBe(false);
    const restless = [80, 80, 81, 82, 91];
    expect(verdict(run([{ ...subject(ours(69), peer), pace: restless }])).fails).toBe(false);
    expect(verdict(run([subject(ours(69), peer)])).fails).toBe(true);
  });

  it('goes by the ratio: a slower machine slows both', () => {
    const slower = run([subject(ours(120), contestant('peer', { open: 100, dropped: 2 }))]);
    expect(verdict(slower).fails).toBe(false);
    const quickerPeer = run([subject(ours(60), contestant('peer', { open: 40, dropped: 2 }))]);
    expect(verdict(quickerPeer).fails).toBe(true);
  });

  it('what nobody notices is no loss: two milliseconds, one frame', () => {
    const small = run([subject(ours(6, 0), contestant('peer', { open: 5, dropped: 0 }))]);
    const more = run([subject(ours(7.5, 1), contestant('peer', { open: 5, dropped: 0 }))]);
    expect(verdict(more, small).fails).toBe(false);
    const dropsMany = run([subject(ours(6, 4), contestant('peer', { open: 5, dropped: 0 }))]);
    expect(verdict(dropsMany, small).fails).toBe(true);
  });

  it('bytes are counted: one in a hundred more is a loss, whatever the noise', () => {
    const weighing = (script: number) => ({
      bytes: [
        {
          folder: 'list',
          contestants: [
            { title: 'ours', script, later: 0, styles: 0 },
            { title: 'peer', script: 1543, later: 0, styles: 0 },
          ],
        },
      ],
    });
    const before = run([], weighing(7812));
    expect(verdict(before, before).fails).toBe(false);
    expect(verdict(run([], weighing(7900)), before).fails).toBe(false);
    expect(verdict(run([], weighing(8100)), before).fails).toBe(true);
  });

  it('a machine that was too noisy, then or now, says nothing, and that fails', () => {
    const noisy = run([{ ...subject(ours(60), peer), pace: [80, 160, 90, 200, 80] }]);
    for (const { fails, lines } of [verdict(noisy), verdict(committed, noisy)]) {
      expect(fails).toBe(true);
      expect(lines.join()).toContain('too noisy to compare');
    }
  });

  it('ours failing, or a figure that is gone, fails', () => {
    const failed = { title: 'ours', failure: 'The list stayed closed.', figures: {} };
    const { fails, lines } = verdict(run([subject(failed, peer)]));
    expect(fails).toBe(true);
    expect(lines).toContain('✗ A list, desktop: ours failed: The list stayed closed.');
    expect(lines).toContain('✗ A list, desktop: open: in the committed run, and not in this one');
  });

  it('a part that was not run is not asked for, and a new figure has nothing to be compared with', () => {
    const other = { ...subject(ours(60), peer), folder: 'other', title: 'Another list' };
    expect(verdict(run([subject(ours(60), peer)]), run([subject(ours(60), peer), other])).fails).toBe(false);
    const { fails, lines } = verdict(run([subject(ours(60), peer), other]));
    expect(fails).toBe(false);
    expect(lines.join()).toContain('new, nothing to compare with');
  });
});
