import type { ReactNode } from 'react';
import { ChevronDownIcon, ChevronUpIcon, Icon } from '../icons/index.ts';
import { classNames } from '../internal/class-names.ts';
import { useMessages } from '../internal/messages.ts';
import { type RootProps, rootProps } from '../internal/root-props.ts';
import { visuallyHidden } from '../internal/visually-hidden.css.ts';
import { type TableMessages, tableMessages } from './Table.messages.ts';
import * as styles from './Table.css.ts';

/** One column of a `Table`. */
export type TableColumn<Row> = {
  /** Its key in React and in `sort`. */
  id: string;
  /** The text of its head, and of the label of each cell on a narrow screen. */
  header: string;
  /** The content of its cell in a row. */
  renderCell: (row: Row) => ReactNode;
  /** Whether its cells name their rows. The first column does, unless another one is marked. */
  isRowHeader?: boolean | undefined;
  /** Whether its head is a button that sorts the rows. */
  isSortable?: boolean | undefined;
  /** `end` for amounts. `start` by default. */
  align?: 'start' | 'end' | undefined;
};

/** The column that the rows are sorted by, and its direction. */
export type TableSort = {
  /** The `id` of the column. */
  columnId: string;
  /** From the least to the greatest, or the reverse. */
  direction: 'ascending' | 'descending';
};

export type TableProps<Row> = RootProps & {
  /** What the table shows: its visible title, and its name. */
  caption: ReactNode;
  /** Hides the caption visually, where a heading has the same text. */
  isCaptionHidden?: boolean | undefined;
  /** The columns, in order. */
  columns: readonly TableColumn<Row>[];
  /** The rows, in the order in which they are shown: the app sorts them. */
  rows: readonly Row[];
  /** The key of a row. */
  getRowKey: (row: Row) => string | number;
  /** How the rows are sorted. */
  sort?: TableSort | undefined;
  /** Called with the next order when a head is pressed. */
  onSortChange?: ((sort: TableSort) => void) | undefined;
  /** Texts that replace the component's own, by name. */
  messages?: Partial<TableMessages> | undefined;
};

const getNextDirection = (columnId: string, sort: TableSort | undefined) =>
  sort?.columnId === columnId && sort.direction === 'ascending' ? 'descending' : 'ascending';

/** Lucide's `chevrons-up-down`, for a column that can be sorted by and is not. */
const UnsortedIcon = () => (
  <Icon>
    <path d="m7 15 5 5 5-5M7 9l5-5 5 5" />
  </Icon>
);

/**
 * Rows of facts that are compared. On narrow screens each row is a card, whose cells have the heads of their columns
 * beside them. Roles are written out, since browsers drop those of a table whose `display` is another one.
 */
export const Table = <Row,>(props: TableProps<Row>) => {
  const {
    caption,
    isCaptionHidden,
    columns,
    rows,
    getRowKey,
    sort,
    onSortChange,
    messages: overrides,
    ...root
  } = props;
  const messages = useMessages(tableMessages, overrides);
  const rowHeader = columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0];
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <table {...rootProps(root, styles.table)} role="table">
      <caption className={classNames(isCaptionHidden ? visuallyHidden : styles.caption)} data-part="caption">
        {caption}
      </caption>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <thead className={styles.head} role="rowgroup">
        {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */}
        <tr className={styles.headRow} role="row">
          {columns.map(({ id, header, isSortable, align }) => {
            const direction = sort?.columnId === id ? sort.direction : undefined;
            const Chevron = direction === 'ascending' ? ChevronUpIcon : ChevronDownIcon;
            return (
              <th
                aria-sort={direction}
                className={styles.headCell}
                data-align={align}
                data-sortable={isSortable || undefined}
                key={id}
                // oxlint-disable-next-line jsx-a11y/no-redundant-roles
                role="columnheader"
                scope="col"
              >
                {isSortable ? (
                  <button
                    className={styles.sort}
                    data-sorted={direction}
                    onClick={() => onSortChange?.({ columnId: id, direction: getNextDirection(id, sort) })}
                    type="button"
                  >
                    <span className={visuallyHidden}>{messages.sortBy} </span>
                    {header}
                    {direction === undefined ? <UnsortedIcon /> : <Chevron />}
                  </button>
                ) : (
                  header
                )}
              </th>
            );
          })}
        </tr>
      </thead>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <tbody className={styles.body} role="rowgroup">
        {rows.map((row) => (
          // oxlint-disable-next-line jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role
          <tr className={styles.row} key={getRowKey(row)} role="row">
            {columns.map((column) => {
              const { id, header, renderCell, align } = column;
              const isHeader = column === rowHeader;
              const Cell = isHeader ? 'th' : 'td';
              return (
                <Cell
                  className={classNames(styles.cell, isHeader && styles.rowHeader)}
                  data-align={align}
                  key={id}
                  role={isHeader ? 'rowheader' : 'cell'}
                  scope={isHeader ? 'row' : undefined}
                >
                  {/* A screen reader has the head of the column. */}
                  <span aria-hidden className={styles.label}>
                    {header}
                  </span>
                  <span className={styles.content}>{renderCell(row)}</span>
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
