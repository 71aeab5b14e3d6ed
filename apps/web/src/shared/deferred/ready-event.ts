/** Fired on the document each time React has taken over the page, or a part of it that came later. */
export const READY_EVENT = 'app:ready';

/** Marks a part of the written page that does not answer yet. */
export const WAITING_ATTRIBUTE = 'data-waiting';

export function announceReady(): void {
  document.dispatchEvent(new Event(READY_EVENT));
}
