/** The requirements of the product: the rows of the tables in `docs/product`. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../../docs/product');
const ROW = /^\|\s*([A-Z]{2}-\d{2})\s*\|/;
/** A `|` that ends a cell; one that belongs to a text is written `\|`. */
const CELL_END = /(?<!\\)\|/;
const COLUMNS = ['id', 'text', 'spec', 'check', 'note'] as const;
export type RequirementRow = Record<(typeof COLUMNS)[number], string>;

const parseRow = (line: string): RequirementRow => {
  const cells = line
    .trim()
    .split(CELL_END)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));
  if (cells.length !== COLUMNS.length)
    throw new Error(
      `The requirement "${line.slice(0, 60)}…" has ${cells.length} cells instead of ${COLUMNS.length}, so it cannot be read. Write a "|" inside a text as "\\|", and leave no cell out.`,
    );
  return Object.fromEntries(COLUMNS.map((column, index) => [column, cells[index]])) as RequirementRow;
};

/** Parses the requirements of a page; rows of other tables, such as the catalogue of errors, are ignored. */
export const parseRequirementRows = (page: string): RequirementRow[] =>
  page
    .split('\n')
    .filter((line) => ROW.test(line))
    .map(parseRow);

/** Reads the requirements of all pages. */
export const readRequirementRows = (): RequirementRow[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.md'))
    .toSorted()
    .flatMap((file) => parseRequirementRows(readFileSync(join(FOLDER, file), 'utf8')));
