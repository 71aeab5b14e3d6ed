// Browsers drop the meaning of table elements whose display changes, which folding does: the roles
// are written out to keep it.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import type { ReactNode } from 'react';
import { cx } from '../../utils/cx.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './data-table.module.css';

/**
 * Where a column goes when a row becomes a card: `title` across the top, `start` and `end` on the
 * second line, `status` and `amount` on the third, `action` across the bottom, `wide` on a line of
 * its own, `gone` for what the card leaves out.
 */
export type CardPlace =
  | 'title'
  | 'start'
  | 'end'
  | 'status'
  | 'amount'
  | 'action'
  | 'wide'
  | 'gone';

export interface DataColumn<Row> {
  key: string;
  header: string;
  /** Keeps the header for screen readers, for example over a column of buttons. */
  headerHidden?: boolean | undefined;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end' | undefined;
  place: CardPlace;
  /** Names the row. One column of the table. */
  rowHeader?: boolean | undefined;
}

export interface TableTotal {
  label: ReactNode;
  value: ReactNode;
  strong?: boolean | undefined;
}

export interface DataTableProps<Row> {
  /** What the table holds. For screen readers, since a heading stands above it. */
  caption: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** `cards` folds every row into a card; `lines` keeps one box with a line for each row. */
  fold?: 'cards' | 'lines' | undefined;
  /** The third line of a card holds quiet words, where others have a badge and an amount. */
  quiet?: boolean | undefined;
  /** Fills a card, without a box of its own, and says its strong total in large figures. */
  flush?: boolean | undefined;
  /** Lines under the rows, for example a total. */
  totals?: readonly TableTotal[] | undefined;
  className?: string | undefined;
}

/** A real table that folds when its own box is narrow. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  fold = 'cards',
  quiet = false,
  flush = false,
  totals = [],
  className,
}: DataTableProps<Row>) {
  return (
    <div className={cx(styles['box'], className)}>
      <table
        role="table"
        className={cx(
          styles['table'],
          styles[fold],
          quiet && styles['quiet'],
          flush && styles['flush'],
        )}
      >
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column.key}
                role="columnheader"
                scope="col"
                className={cx(column.align === 'end' && styles['atEnd'])}
              >
                {column.headerHidden === true ? (
                  <VisuallyHidden>{column.header}</VisuallyHidden>
                ) : (
                  column.header
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={rowKey(row)} role="row">
              {columns.map((column) => (
                <DataCell key={column.key} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
        {totals.length === 0 ? null : (
          <tfoot role="rowgroup">
            {totals.map((total, index) => (
              // Totals have no identity of their own and hold no state.
              <tr key={index} role="row" className={cx(total.strong && styles['strong'])}>
                <th role="rowheader" scope="row" colSpan={Math.max(1, columns.length - 1)}>
                  {total.label}
                </th>
                <td role="cell" className={styles['atEnd']}>
                  {total.value}
                </td>
              </tr>
            ))}
          </tfoot>
        )}
      </table>
    </div>
  );
}

function DataCell<Row>({ column, row }: { column: DataColumn<Row>; row: Row }) {
  const classes = cx(styles[column.place], column.align === 'end' && styles['atEnd']);
  if (column.rowHeader === true) {
    return (
      <th role="rowheader" scope="row" className={classes}>
        {column.cell(row)}
      </th>
    );
  }
  return (
    <td role="cell" className={classes}>
      {column.cell(row)}
    </td>
  );
}
