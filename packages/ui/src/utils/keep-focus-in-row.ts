/** @module @cleaning/ui/keep-focus-in-row */
/** Room beside the focused element, for its ring and a glimpse of the next one, in pixels. */
const BESIDE = 24;

/**
 * The `ref` of a row that scrolls sideways. It scrolls only the row until the focused element is
 * completely visible, because browsers leave an element that is partly visible where it is.
 */
export function keepFocusInRow(row: HTMLElement | null): (() => void) | undefined {
  if (row === null) return undefined;
  const show = ({ target }: FocusEvent): void => {
    if (target instanceof Element) showInRow(target, row);
  };
  row.addEventListener('focusin', show);
  return () => row.removeEventListener('focusin', show);
}

/** Scrolls a row sideways, and nothing else, until one of its elements is completely visible. */
export function showInRow(element: Element, row: HTMLElement): void {
  const { left, right } = element.getBoundingClientRect();
  const outer = row.getBoundingClientRect();
  if (left - BESIDE < outer.left) row.scrollLeft -= outer.left - left + BESIDE;
  else if (right + BESIDE > outer.right) row.scrollLeft += right - outer.right + BESIDE;
}
