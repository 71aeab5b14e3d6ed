import type { ReactNode } from 'react';

/**
 * Where a column is placed when a row becomes a card: `title` across the top, `start` and `end` on
 * the second line, `status` and `amount` on the third, `action` across the bottom, `wide` on its
 * own line. The card leaves out `hidden`.
 */
export type CardPlace =
  | 'title'
  | 'start'
  | 'end'
  | 'status'
  | 'amount'
  | 'action'
  | 'wide'
  | 'hidden';

export interface DataColumn<Row> {
  key: string;
  header: string;
  /** Keeps the header for screen readers, for example over a column of buttons. */
  headerHidden?: boolean | undefined;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end' | undefined;
  place: CardPlace;
  /** Whether the cell names the row. Only one column does. */
  rowHeader?: boolean | undefined;
  /** The sort order that the header offers. */
  sort?: ColumnSort | undefined;
}

/** A sort order of the rows by a column. */
export interface ColumnSort {
  /** The list in that order; if it is already sorted so, in the opposite direction. */
  href: string;
  /** The present direction, if the rows are sorted by this column. */
  direction?: 'ascending' | 'descending' | undefined;
}

/** Rows that can be picked for an action on all of them. */
export interface TableSelection<Row> {
  selected: ReadonlySet<string>;
  onToggle: (key: string) => void;
  onToggleAll: () => void;
  /** The name of a row in the checkbox's label, after "Select": its reference. */
  nameOf: (row: Row) => string;
}

/** Groups of rows, each under a heading line. */
export interface TableGroups<Row> {
  /** The key of a row's group. Rows of one group must be adjacent. */
  keyOf: (row: Row) => string;
  /** The heading of a group, from its rows. */
  heading: (rows: readonly Row[]) => ReactNode;
}

export interface TableTotal {
  label: ReactNode;
  value: ReactNode;
  strong?: boolean | undefined;
  /** The heading line's content in other columns, by column key. A folded table leaves it out. */
  parts?: Readonly<Record<string, ReactNode>> | undefined;
}
