const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 60_000;

/**
 * Retries until the code has loaded, at growing intervals. The prerendered part can be read
 * meanwhile, so a lost connection must not replace the page with an error.
 */
export async function retry<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}
