import type { Page } from '@playwright/test';

/** Records, from the next page load on, how long each skeleton waited before it was shown. */
export async function watchSkeletons(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const since = new WeakMap<Element, number>();
    let shortest = Infinity;
    new MutationObserver(() => {
      for (const group of document.querySelectorAll('[aria-busy="true"]')) {
        const now = performance.now();
        const began = since.get(group) ?? now;
        since.set(group, began);
        if (!group.hasAttribute('data-shown')) continue;
        shortest = Math.min(shortest, now - began);
        document.documentElement.dataset['skeletonWait'] = String(shortest);
      }
    }).observe(document, { attributeFilter: ['data-shown'], childList: true, subtree: true });
  });
}

/** The shortest of the recorded waits, in milliseconds. */
export function shortestWaitOfSkeletons(page: Page): Promise<number> {
  return page.evaluate(() => Number(document.documentElement.dataset['skeletonWait'] ?? Infinity));
}
