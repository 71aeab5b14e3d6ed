/** Nearer to the end than this counts as being there, in pixels. */
const NEAR_PX = 48;

/**
 * What scrolls a conversation: its own box where it has a height of its own, as beside the list, else
 * the page.
 */
export function scrollerOf(log: HTMLElement): HTMLElement {
  const { overflowY } = getComputedStyle(log);
  const isOwn = overflowY === 'auto' || overflowY === 'scroll';
  return isOwn ? log : document.documentElement;
}

/** How far below the top of what is in view the end is, in pixels. It stays when the top grows. */
export function heightToEnd({ scrollHeight, scrollTop }: HTMLElement): number {
  return scrollHeight - scrollTop;
}

/** Whether the latest message is in view. */
export function isNearEnd(scroller: HTMLElement): boolean {
  return heightToEnd(scroller) - scroller.clientHeight <= NEAR_PX;
}

export function goToEnd(scroller: HTMLElement): void {
  goTo(scroller, scroller.scrollHeight);
}

/** Moves at once: a page that glides would be somewhere else when it is looked at next. */
export function goTo(scroller: HTMLElement, top: number): void {
  scroller.scrollTo({ top, behavior: 'instant' });
}
