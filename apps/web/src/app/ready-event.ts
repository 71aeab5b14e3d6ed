/** Fired on the document once React answers every control on the page. */
export const READY_EVENT = 'app:ready';
