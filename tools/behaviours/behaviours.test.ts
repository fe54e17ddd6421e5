import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { docs, hasTest, type Part, problemsOf, readParts, rowsIn } from './rows.ts';
import { readRun } from '../lab/engines/last-run.ts';
import { countsOf, indexOf, pageOf } from './table.ts';

const parts = readParts();

describe('behaviours that peers assert', () => {
  it.each(parts.map((part) => [part.part, part] as const))(
    '%s: every row has one answer, and every test that is named is there',
    (_name, part) => expect(problemsOf(part)).toEqual([]),
  );

  it.each(parts.map((part) => [part.part, part] as const))('%s: its page is current', (_name, part) =>
    expect(readFileSync(join(docs, `${part.slug}.md`), 'utf8')).toBe(pageOf(part)),
  );

  it('the page that leads to them is current', () =>
    expect(readFileSync(join(docs, 'README.md'), 'utf8')).toBe(indexOf(parts, readRun())));
});

describe('what is found', () => {
  const row = { behaviour: 'It opens.', peers: ['A'] };
  const part = (rows: Part['rows']): Part => ({ part: 'Box', slug: 'box', rows });

  it('a test by its title or its story, and no part of a title', () => {
    expect(hasTest("it('opens wide', () => {})", 'opens wide')).toBe(true);
    expect(hasTest("it('opens wide', () => {})", 'opens')).toBe(false);
    expect(hasTest("it.each('opens by %j')", 'opens by …')).toBe(true);
    expect(hasTest('export const Opened: Story = {}', 'Opened')).toBe(true);
  });

  it.each([
    ['no answer', [row], 'is neither'],
    ['two answers', [{ ...row, open: 'low', notWanted: 'No.' }], 'is neither'],
    ['nobody who asserts it', [{ ...row, peers: [], open: 'low' }], 'names nobody'],
    [
      'the same twice',
      [
        { ...row, open: 'low' },
        { ...row, open: 'low' },
      ],
      'stands there twice',
    ],
    ['a test that is not there', [{ ...row, test: { file: 'a.ts', title: 'shuts' } }], 'is not in a.ts'],
  ] as const)('%s', (_name, rows, problem) => {
    const found = problemsOf(part(rows as unknown as Part['rows']), () => "it('opens')");
    expect(found).toEqual([expect.stringContaining(problem)]);
  });

  it('is counted, and what is open stands first, the most severe before', () => {
    const rows: Part['rows'] = [
      { ...row, test: { file: 'a.ts', title: 'a' } },
      { ...row, behaviour: 'Low.', open: 'low' },
      { ...row, behaviour: 'High.', open: 'high' },
    ];
    expect(countsOf(rows)).toEqual({ held: 1, high: 1, middle: 0, low: 1, notWanted: 0 });
    const page = pageOf(part(rows));
    expect(rowsIn(page).toReversed()).toEqual([rows[0], rows[1], rows[2]]);
    expect(page.indexOf('High.')).toBeLessThan(page.indexOf('Low.'));
    expect(page.indexOf('Low.')).toBeLessThan(page.indexOf('It opens.'));
  });
});
