/** Runs once the browser has nothing else to do. Returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, LATER_MS);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, { timeout: LATEST_MS });
  return () => cancelIdleCallback(request);
}

/** Where the browser does not tell when it is idle. */
const LATER_MS = 500;
const LATEST_MS = 2000;
