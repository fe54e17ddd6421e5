import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { docs, hasTest, type ComponentPage, findProblems, readComponents, rowsIn } from './rows.ts';
import { readRun } from '../lab/engines/last-run.ts';
import { getCounts, indexOf, getPage } from './table.ts';

const components = readComponents();

describe('behaviours that peer libraries assert', () => {
  it.each(components.map((component) => [component.component, component] as const))(
    '%s: every row has one outcome, and every named test exists',
    (_name, component) => expect(findProblems(component)).toEqual([]),
  );

  it.each(components.map((component) => [component.component, component] as const))(
    '%s: its page is current',
    (_name, component) =>
      expect(readFileSync(join(docs, `${component.slug}.md`), 'utf8')).toBe(getPage(component)),
  );

  it('the overview page is current', () =>
    expect(readFileSync(join(docs, 'README.md'), 'utf8')).toBe(indexOf(components, readRun())));
});

describe('problems of rows', () => {
  const row = { behaviour: 'It opens.', peers: ['A'] };
  const component = (rows: ComponentPage['rows']): ComponentPage => ({ component: 'Box', slug: 'box', rows });

  it('a test is found by its whole title or its story', () => {
    expect(hasTest("it('opens wide', () => {})", 'opens wide')).toBe(true);
    expect(hasTest("it('opens wide', () => {})", 'opens')).toBe(false);
    expect(hasTest("it.each('opens by %j')", 'opens by …')).toBe(true);
    expect(hasTest('export const Opened: Story = {}', 'Opened')).toBe(true);
  });

  it.each([
    ['no outcome', [row], 'is neither'],
    ['two outcomes', [{ ...row, open: 'low', excluded: 'No.' }], 'is neither'],
    ['no peer', [{ ...row, peers: [], open: 'low' }], 'names nobody'],
    [
      'a repeated row',
      [
        { ...row, open: 'low' },
        { ...row, open: 'low' },
      ],
      'stands there twice',
    ],
    ['a missing test', [{ ...row, test: { file: 'a.ts', title: 'shuts' } }], 'is not in a.ts'],
  ] as const)('%s', (_name, rows, problem) => {
    const problems = findProblems(component(rows as unknown as ComponentPage['rows']), () => "it('opens')");
    expect(problems).toEqual([expect.stringContaining(problem)]);
  });

  it('the page counts the rows and lists open ones first, by severity', () => {
    const rows: ComponentPage['rows'] = [
      { ...row, test: { file: 'a.ts', title: 'a' } },
      { ...row, behaviour: 'Low.', open: 'low' },
      { ...row, behaviour: 'High.', open: 'high' },
    ];
    expect(getCounts(rows)).toEqual({ tested: 1, high: 1, middle: 0, low: 1, excluded: 0 });
    const page = getPage(component(rows));
    expect(rowsIn(page).toReversed()).toEqual([rows[0], rows[1], rows[2]]);
    expect(page.indexOf('High.')).toBeLessThan(page.indexOf('Low.'));
    expect(page.indexOf('Low.')).toBeLessThan(page.indexOf('It opens.'));
  });
});
