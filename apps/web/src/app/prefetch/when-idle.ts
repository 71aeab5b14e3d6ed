/** Runs the work once the browser is idle. Returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, LATER_MS);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, { timeout: LATEST_MS });
  return () => cancelIdleCallback(request);
}

/** The delay in milliseconds where `requestIdleCallback` is missing. */
const LATER_MS = 500;
const LATEST_MS = 2000;
