import { describe, expect, it } from 'vitest';
import { insertBetweenMarks } from './insert.ts';
import { contestant, run, subject } from './made-up-run.testing.ts';
import { renderSummary, sumUp } from './summary.ts';

const made = run([
  subject(
    contestant('ours', { open: 60.4, dropped: 0 }),
    contestant('peer', { open: 50, dropped: 3 }),
    contestant('other', { open: 90, dropped: 9 }),
  ),
]);

describe('what stands beside the plot', () => {
  it('says every figure of ours and the best peer’s as text', () => {
    const text = renderSummary(made, { picture: 'a.svg', results: 'RESULTS.md' });
    expect(text).toContain('](a.svg)');
    expect(text).toContain('| A list, desktop: open | 60 ms | 50 ms | peer | 1.21 |');
    expect(text).toContain('| A list, desktop: dropped | 0 frames | 3 frames | peer | 0.25 |');
    expect(sumUp(made)).toBe('Ours is level with the best peer or ahead of it in 1 of 2 figures.');
  });

  it('leaves details to the full tables', () => {
    const [list] = made.subjects;
    const measures = list?.measures.map((measure) => ({ ...measure, isDetail: true })) ?? [];
    const details = { ...made, subjects: list ? [{ ...list, measures }] : [] };
    expect(renderSummary(details, { picture: '', results: '' })).not.toContain('A list');
  });

  it('takes the place of what stood between the marks, and of nothing else', () => {
    const page = 'above\n<!-- bench: written by `pnpm lab bench` -->\nold\n<!-- /bench -->\nbelow';
    const inserted = insertBetweenMarks(page, 'new');
    expect(inserted).toContain('\n\nnew\n\n');
    expect(inserted).not.toContain('old');
    expect(inserted.startsWith('above\n')).toBe(true);
    expect(inserted.endsWith('\nbelow')).toBe(true);
    expect(insertBetweenMarks(inserted, 'new')).toBe(inserted);
    expect(() => insertBetweenMarks('no marks', 'new')).toThrow('no place for the figures');
  });
});
