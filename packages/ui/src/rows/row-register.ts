/** A row of a list, which keys can act on. */
export interface RegisteredRow {
  readonly element: HTMLElement;
  /** The id of what the row shows, if it has one. */
  readonly id: string | undefined;
  /** The controls in the row that keys press, with the names they are found by. */
  readonly targets: ReadonlyMap<HTMLElement, readonly string[]>;
}

/** The rows that are on the page. */
export interface RowRegister {
  /** Adds a row until the returned function is called. */
  add: (row: RegisteredRow) => () => void;
  /** The visible rows in the order of the page. */
  list: () => readonly RegisteredRow[];
  /** The row that the focus is in, or null. */
  findFocused: () => RegisteredRow | null;
}

export function createRowRegister(): RowRegister {
  const rows = new Map<HTMLElement, RegisteredRow>();
  return {
    add(row) {
      rows.set(row.element, row);
      return () => {
        if (rows.get(row.element) === row) rows.delete(row.element);
      };
    },
    list: () =>
      [...rows.values()]
        .filter(({ element }) => isVisible(element))
        .toSorted((one, other) => byPlace(one.element, other.element)),
    findFocused: () =>
      [...rows.values()].find(({ element }) => element.contains(document.activeElement)) ?? null,
  };
}

/** The first control of a row by a name, in the order of the page. */
export const findTarget = (row: RegisteredRow, name: string): HTMLElement | undefined =>
  [...row.targets]
    .filter(([, names]) => names.includes(name))
    .map(([control]) => control)
    .toSorted(byPlace)[0];

/** Focuses the control that opens a row: its first link or button. */
export function focusRow({ element }: RegisteredRow): void {
  if (element.matches('a, button')) {
    element.focus();
    return;
  }
  // What a row holds is up to its list, and the order of the page says what comes first.
  const first = element.querySelector<HTMLElement>('a[href], button:not(:disabled)');
  if (first === null) element.tabIndex = -1;
  (first ?? element).focus();
}

// A page may render a row once for each screen size. jsdom has no layout and no `checkVisibility`.
const isVisible = (element: HTMLElement): boolean =>
  typeof element.checkVisibility !== 'function' || element.checkVisibility();

const byPlace = (one: Node, other: Node): number =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) === 0 ? 1 : -1;
