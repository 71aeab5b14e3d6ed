/** Fired on the document each time React has hydrated the page, or a deferred part of it. */
export const READY_EVENT = 'app:ready';

/** Marks a part of a prerendered page that has not hydrated yet. */
export const WAITING_ATTRIBUTE = 'data-waiting';

export function announceReady(): void {
  document.dispatchEvent(new Event(READY_EVENT));
}
