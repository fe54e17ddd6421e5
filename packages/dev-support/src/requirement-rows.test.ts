import { describe, expect, test } from 'vitest';
import { readRequirementRows, rowsIn } from './requirement-rows.ts';

const page = (row: string) =>
  `## Sign-in\n\n| ID | Requirement | Spec | Check | Note |\n|---|---|---|---|---|\n${row}\n`;

describe('a table of requirements', () => {
  test('gives its rows, not its head', () => {
    expect(rowsIn(page('| SI-08 | Button label `Sign In`. | §2 §5 | E | T-01 |'))).toEqual([
      { id: 'SI-08', text: 'Button label `Sign In`.', spec: '§2 §5', check: 'E', note: 'T-01' },
    ]);
  });

  test('may have an empty note, padded cells and a bar inside a text', () => {
    expect(rowsIn(page('| SI-08   | `a \\| b`  | §2   | E |  |'))).toEqual([
      { id: 'SI-08', text: '`a | b`', spec: '§2', check: 'E', note: '' },
    ]);
  });

  test('is refused where a cell is missing', () => {
    expect(() => rowsIn(page('| SI-08 | Button label. | E |  |'))).toThrow('has 4 cells instead of 5');
  });

  test('is not what lists messages beside rows', () => {
    expect(rowsIn('| `Session not found` | SD-06 |')).toEqual([]);
  });
});

describe('the requirements of the product', () => {
  const rows = readRequirementRows();

  test('are 303, each with an ID of its own', () => {
    expect(rows).toHaveLength(303);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(303);
  });

  test('each say something, where it comes from and what checks it', () => {
    expect(
      rows.filter(({ text, spec, check }) => !text || !/^§\d( §\d)*$/.test(spec) || !/^[USEPX]$/.test(check)),
    ).toEqual([]);
  });
});
