import type { Page } from '@playwright/test';
import { site } from './support/site.ts';
import { expect, test } from './support/test.ts';

const JAVASCRIPT_BUDGET = 130_000;
const FONT_BUDGET = 35_000;
const TOTAL_BUDGET = 200_000;

test.use({ viewport: { width: 390, height: 844 } });

/** What the browser really fetched, as it came over the wire. */
for (const path of [...Object.keys(site.pages), '/no-such-page']) {
  test(`${path} stays within its bytes once everything has loaded`, async ({
    page,
    expectedConsole,
  }) => {
    if (!(path in site.pages)) expectedConsole.push(/status of 404/u);
    // The app tells when it has taken the page over: by then every script it starts with is there.
    await page.addInitScript(() => {
      document.addEventListener('app:ready', () => {
        document.documentElement.dataset['appReady'] = '';
      });
    });
    await page.goto(path);
    await page.locator('html[data-app-ready]').waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    const files = await fetchedFiles(page);
    const sum = (ending: string) =>
      files
        .filter(({ file }) => file.endsWith(ending))
        .reduce((total, { bytes }) => total + bytes, 0);
    expect(sum('.js')).toBeGreaterThan(50_000);
    expect(sum('.js')).toBeLessThanOrEqual(JAVASCRIPT_BUDGET);
    expect(sum('.woff2')).toBeLessThanOrEqual(FONT_BUDGET);
    expect(sum('')).toBeLessThanOrEqual(TOTAL_BUDGET);
    expect(files.filter(({ file }) => file.endsWith('.woff2'))).toHaveLength(1);
    expect(files.filter(({ file }) => file.startsWith('/api/'))).toEqual([]);
  });
}

/** The page and all that it loaded by itself, in bytes as they were sent. */
function fetchedFiles(page: Page): Promise<{ file: string; bytes: number }[]> {
  return page.evaluate(() =>
    ['navigation', 'resource']
      .flatMap((type) => performance.getEntriesByType(type))
      .map((entry) => {
        const { name, encodedBodySize } = entry as PerformanceResourceTiming;
        return { file: new URL(name).pathname, bytes: encodedBodySize };
      }),
  );
}
