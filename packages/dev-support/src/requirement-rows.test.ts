import { describe, expect, test } from 'vitest';
import { readRequirementRows, parseRequirementRows } from './requirement-rows.ts';

const page = (row: string) =>
  `## Sign-in\n\n| ID | Requirement | Spec | Check | Note |\n|---|---|---|---|---|\n${row}\n`;

describe('a table of requirements', () => {
  test('the rows of the table are read, without its header', () => {
    expect(parseRequirementRows(page('| SI-08 | Button label `Sign In`. | §2 §5 | E | T-01 |'))).toEqual([
      { id: 'SI-08', text: 'Button label `Sign In`.', spec: '§2 §5', check: 'E', note: 'T-01' },
    ]);
  });

  test('a note may be empty, cells padded, and a text may contain a bar', () => {
    expect(parseRequirementRows(page('| SI-08   | `a \\| b`  | §2   | E |  |'))).toEqual([
      { id: 'SI-08', text: '`a | b`', spec: '§2', check: 'E', note: '' },
    ]);
  });

  test('a row with a missing cell is an error', () => {
    expect(() => parseRequirementRows(page('| SI-08 | Button label. | E |  |'))).toThrow(
      'has 4 cells instead of 5',
    );
  });

  test('a table without requirements has no rows', () => {
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
