import { describe, expect, it } from 'vitest';
import { filterOptions, makeOptions, ROWS_IN_VIEW, SEARCH } from './options.ts';

describe('options of the bench', () => {
  it('every key changes the rows in view, else a key would be over before it began', () => {
    const options = makeOptions(5000);
    const views = Array.from({ length: SEARCH.length + 1 }, (_, length) =>
      filterOptions(options, SEARCH.slice(0, length))
        .slice(0, ROWS_IN_VIEW)
        .map(({ label }) => label)
        .join(),
    );
    expect(new Set(views).size).toBe(SEARCH.length + 1);
  });

  it('are all different', () => {
    const labels = makeOptions(5000).map(({ label }) => label);
    expect(new Set(labels).size).toBe(5000);
  });
});
