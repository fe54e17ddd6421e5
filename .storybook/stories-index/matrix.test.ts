import { describe, expect, it } from 'vitest';
import { getMatrix, readMatrix } from './matrix.ts';
import { parseTestTitles } from './read-tests.ts';

describe('the titles of tests', () => {
  it.each(['OT-01, OT-02, Toast 7: typing fills boxes', 'typing fills boxes [OT-01, OT-02]'])(
    'are listed without the IDs that begin or end them: %s',
    (title) => {
      const source = `test('${title}', run);\n// 'SI-05 in a comment'\ntest('none', run);`;
      expect(parseTestTitles('a.test.ts', source)).toEqual([
        { file: 'a.test.ts', title: 'typing fills boxes', ids: ['OT-01', 'OT-02'] },
      ]);
    },
  );
});

describe('the requirements traceability matrix', () => {
  it('has for each requirement the stories tagged with it and the tests that name it', () => {
    const story = { id: 'a--b', title: 'A', name: 'B', file: 'a.tsx', tags: ['SI-05'], pressesKeys: false };
    const [page] = getMatrix(
      [{ title: 'Sign-in', rows: [{ id: 'SI-05', text: 'Ten digits.' }] }],
      [story, { ...story, id: 'a--c', tags: ['SI-06'] }],
      [{ file: 'a.test.ts', title: 'fewer', ids: ['SI-05'] }],
    );
    expect(page?.rows).toEqual([
      {
        id: 'SI-05',
        text: 'Ten digits.',
        stories: [{ id: 'a--b', title: 'A', name: 'B' }],
        tests: [{ file: 'a.test.ts', title: 'fewer' }],
      },
    ]);
  });

  it('has a story or a test for each requirement', () => {
    const rows = readMatrix().flatMap((page) => page.rows);
    expect(rows).toHaveLength(303);
    expect(rows.filter(({ stories, tests }) => stories.length + tests.length === 0)).toEqual([]);
  });
});
