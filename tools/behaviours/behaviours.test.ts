import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { docs, hasTest, type ComponentPage, findErrors, readComponents, parseRows } from './rows.ts';
import { readRun } from '../lab/engines/last-run.ts';
import { getCounts, renderIndex, renderPage } from './table.ts';

const components = readComponents();

describe('behaviours that other libraries test', () => {
  it.each(components.map((component) => [component.component, component] as const))(
    '%s: every row has one outcome, and every named test exists',
    (_name, component) => expect(findErrors(component)).toEqual([]),
  );

  it.each(components.map((component) => [component.component, component] as const))(
    '%s: its page is current',
    (_name, component) =>
      expect(readFileSync(join(docs, `${component.slug}.md`), 'utf8')).toBe(renderPage(component)),
  );

  it('the overview page is current', () =>
    expect(readFileSync(join(docs, 'README.md'), 'utf8')).toBe(renderIndex(components, readRun())));
});

describe('errors of rows', () => {
  const row = { behaviour: 'It opens.', peers: ['A'] };
  const component = (rows: ComponentPage['rows']): ComponentPage => ({ component: 'Box', slug: 'box', rows });

  it('hasTest: finds a test by its complete title or its story', () => {
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
  ] as const)('%s', (_name, rows, error) => {
    const errors = findErrors(component(rows as unknown as ComponentPage['rows']), () => "it('opens')");
    expect(errors).toEqual([expect.stringContaining(error)]);
  });

  it('renderPage: counts the rows, and lists open rows first, by severity', () => {
    const rows: ComponentPage['rows'] = [
      { ...row, test: { file: 'a.ts', title: 'a' } },
      { ...row, behaviour: 'Low.', open: 'low' },
      { ...row, behaviour: 'High.', open: 'high' },
    ];
    expect(getCounts(rows)).toEqual({ tested: 1, high: 1, middle: 0, low: 1, excluded: 0 });
    const page = renderPage(component(rows));
    expect(parseRows(page).toReversed()).toEqual([rows[0], rows[1], rows[2]]);
    expect(page.indexOf('High.')).toBeLessThan(page.indexOf('Low.'));
    expect(page.indexOf('Low.')).toBeLessThan(page.indexOf('It opens.'));
  });
});
