import { describe, expect, it } from 'vitest';
import { contestant, run, subject } from './made-up-run.testing.ts';
import { plotGroups } from './plot-rows.ts';
import { isOutside, placeOf, tickLabel } from './plot-scale.ts';
import { renderPlot } from './plot.ts';

const ours = contestant('ours', { open: 60, dropped: 2 });
const made = run([
  subject(
    ours,
    contestant('<quick> & "small"', { open: 30, dropped: 5 }),
    contestant('slow', { open: 6000, dropped: 8 }),
    { ...contestant('platform', { open: 10, dropped: 0 }), isFloor: true },
  ),
]);

describe('the plot', () => {
  it('places ratios by doublings, and what lies outside at the end', () => {
    expect(placeOf(0.25)).toBe(0);
    expect(placeOf(16)).toBe(1);
    expect(placeOf(2) - placeOf(1)).toBeCloseTo(placeOf(1) - placeOf(0.5));
    expect(placeOf(1000)).toBe(1);
    expect(isOutside(1000)).toBe(true);
    expect(isOutside(1)).toBe(false);
    expect(tickLabel(0.25)).toBe('1/4');
  });

  it('marks the best peer by whether it is ahead of ours, and the floor as no peer', () => {
    const [group] = plotGroups(made);
    const kinds = group?.rows.map(({ marks }) => marks.map(({ kind }) => kind));
    expect(kinds).toEqual([
      ['ahead of ours', 'peer', 'floor'],
      ['best peer', 'peer', 'floor'],
    ]);
  });

  it('leaves out what ours has no figure for', () => {
    const failed = { title: 'ours', failure: 'It stayed closed.', figures: {} };
    expect(plotGroups(run([subject(failed, ours)]))).toEqual([]);
  });

  it('is one picture for light and dark, with a name and words in it', () => {
    const svg = renderPlot(made);
    expect(svg).toContain('prefers-color-scheme: dark');
    expect(svg).toContain('role="img" aria-labelledby="title about"');
    expect(svg).toContain('ahead of it in 1 of 2 figures');
    expect(svg).toContain('slow: 6000 ms, 100.00 × ours, beyond the end of the axis');
  });

  it('a name with marks of XML in it stays a text', () => {
    expect(renderPlot(made)).toContain('&lt;quick> &amp; &quot;small&quot;');
  });
});
