/**
 * Scrolls the page to an element, smoothly unless reduced motion is set. Every link within a page
 * goes through it. The room above it is what its styles and those of the page ask for, which keeps it
 * clear of the header.
 */
export function scrollToElement(element: Element): void {
  const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const top = element.getBoundingClientRect().top + window.scrollY - roomAbove(element);
  window.scrollTo({ top: Math.max(0, top), behavior: isReduced ? 'instant' : 'smooth' });
}

function roomAbove(element: Element): number {
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const { scrollMarginTop } = getComputedStyle(element);
  return parsePixels(scrollPaddingTop) + parsePixels(scrollMarginTop);
}

/** The initial value of the padding is `auto`. */
const parsePixels = (length: string): number => Number.parseFloat(length) || 0;
