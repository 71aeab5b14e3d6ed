import type { ReactNode } from 'react';

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
  /** The order that the header offers. */
  sort?: ColumnSort | undefined;
}

/** A way to put the rows in the order of a column. */
export interface ColumnSort {
  /** The list in that order; from the order it has, in the other direction. */
  href: string;
  /** How the rows are in this order now, if they are. */
  direction?: 'ascending' | 'descending' | undefined;
}

/** Rows that can be picked, to do something with all of them. */
export interface TableSelection<Row> {
  selected: ReadonlySet<string>;
  onToggle: (key: string) => void;
  onToggleAll: () => void;
  /** What a row's checkbox is called, after "Select": its reference. */
  nameOf: (row: Row) => string;
}

/** Rows that belong together, under a line that says what they have in common. */
export interface TableGroups<Row> {
  /** Rows of one group stand one after the other. */
  keyOf: (row: Row) => string;
  /** What the line says, of the rows of one group. */
  heading: (rows: readonly Row[]) => ReactNode;
}

export interface TableTotal {
  label: ReactNode;
  value: ReactNode;
  strong?: boolean | undefined;
  /** What the line says in other columns, by their keys. A folded table leaves it out. */
  parts?: Readonly<Record<string, ReactNode>> | undefined;
}
