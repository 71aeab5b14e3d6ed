/** The ancestors of an element below the body, the nearest first. The body itself has none. */
export function ancestorsOf(element: Element | null): HTMLElement[] {
  const parent = element?.parentElement ?? null;
  if (parent === null || !document.body.contains(parent) || parent === document.body) return [];
  return [parent, ...ancestorsOf(parent)];
}

/** What a reader is told that they are in. A box that only lays out says nothing. */
const PLACES =
  'li, ul, ol, tr, table, section, article, form, fieldset, nav, aside, main, [tabindex]';

/**
 * What to focus when the element that had the focus was removed: the nearest place around it that
 * is left, or the page's heading if that is the page itself.
 *
 * @param around the ancestors of the element, the nearest first.
 */
export function findNearest(around: readonly HTMLElement[]): HTMLElement | undefined {
  const nearest = around.find(
    // A row whose last button went has nothing to show that it has the focus.
    (element) => element.isConnected && element.hasChildNodes() && element.matches(PLACES),
  );
  return nearest?.querySelector('h1') ?? nearest;
}

/**
 * Focuses the nearest place that is left around an element that had the focus and was removed. Its
 * owner may focus something else.
 *
 * @param around the ancestors of the element, the nearest first.
 */
export function focusNearest(around: readonly HTMLElement[]): void {
  // Runs after the owner has moved the focus, if it does.
  setTimeout(() => {
    if (document.activeElement !== document.body) return;
    const nearest = findNearest(around);
    if (nearest === undefined) return;
    if (nearest.tabIndex < 0) nearest.tabIndex = -1;
    nearest.focus({ preventScroll: true });
  });
}
