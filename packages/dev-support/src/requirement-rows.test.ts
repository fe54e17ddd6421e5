import { describe, expect, test } from 'vitest';
import { readRequirementRows, parseRequirementRows } from './requirement-rows.ts';

const createPage = (row: string) =>
  `## Sign-in\n\n| ID | Requirement | Spec | Check | Note |\n|---|---|---|---|---|\n${row}\n`;

describe('parseRequirementRows', () => {
  test('parses the rows of a table, without its header', () => {
    expect(
      parseRequirementRows(createPage('| SI-08 | Button label `Sign In`. | §2 §5 | E | T-01 |')),
    ).toEqual([{ id: 'SI-08', text: 'Button label `Sign In`.', spec: '§2 §5', check: 'E', note: 'T-01' }]);
  });

  test('accepts an empty note, padded cells, and an escaped bar in a text', () => {
    expect(parseRequirementRows(createPage('| SI-08   | `a \\| b`  | §2   | E |  |'))).toEqual([
      { id: 'SI-08', text: '`a | b`', spec: '§2', check: 'E', note: '' },
    ]);
  });

  test('throws for a row with a missing cell', () => {
    expect(() => parseRequirementRows(createPage('| SI-08 | Button label. | E |  |'))).toThrow(
      'has 4 cells instead of 5',
    );
  });

  test('ignores a table without requirements', () => {
    expect(parseRequirementRows('| `Session not found` | SD-06 |')).toEqual([]);
  });
});

describe('the requirements of the product', () => {
  const rows = readRequirementRows();

  test('there are 303, each with a unique ID', () => {
    expect(rows).toHaveLength(303);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(303);
  });

  test('each has a text, a source and a way to check it', () => {
    expect(
      rows.filter(({ text, spec, check }) => !text || !/^§\d( §\d)*$/.test(spec) || !/^[USEPX]$/.test(check)),
    ).toEqual([]);
  });
});
