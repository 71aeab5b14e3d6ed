/** Beside what has the focus: room for its ring, and for a glimpse of what comes next, in pixels. */
const BESIDE = 24;

/**
 * The `ref` of a row that scrolls sideways: moves the row, and nothing else, until what took the focus
 * shows in full. Browsers leave it half hidden when a part of it is in view.
 */
export function keepFocusInRow(row: HTMLElement | null): (() => void) | undefined {
  if (row === null) return undefined;
  const show = ({ target }: FocusEvent): void => {
    if (target instanceof Element) showInRow(target, row);
  };
  row.addEventListener('focusin', show);
  return () => row.removeEventListener('focusin', show);
}

/** Moves a row that scrolls sideways, and nothing else, until one of its elements shows in full. */
export function showInRow(element: Element, row: HTMLElement): void {
  const { left, right } = element.getBoundingClientRect();
  const outer = row.getBoundingClientRect();
  if (left - BESIDE < outer.left) row.scrollLeft -= outer.left - left + BESIDE;
  else if (right + BESIDE > outer.right) row.scrollLeft += right - outer.right + BESIDE;
}
