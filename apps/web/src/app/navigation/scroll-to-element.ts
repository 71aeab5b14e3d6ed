/**
 * Scrolls smoothly to an element, `offset` pixels below the top of the window. Without an offset
 * the page's own scroll padding keeps it clear of the header. Reduced motion makes it a jump.
 */
export function scrollToElement(element: Element, offset?: number): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const behavior = isCalm ? 'instant' : 'smooth';
  if (offset === undefined) {
    element.scrollIntoView({ behavior, block: 'start' });
    return;
  }
  const top = element.getBoundingClientRect().top + window.scrollY - offset;
  window.scrollTo({ top, behavior });
}
