import { site } from './support/site.ts';
import { expect, test } from './support/test.ts';

const JAVASCRIPT_BUDGET = 100_000;
const FONT_BUDGET = 35_000;

/** What the browser really fetched, as it came over the wire. */
for (const path of Object.keys(site.pages)) {
  test(`${path} stays within its bytes once everything has loaded`, async ({ page }) => {
    // The app tells when it has taken the page over: by then every script it starts with is there.
    await page.addInitScript(() => {
      document.addEventListener('app:ready', () => {
        document.documentElement.dataset['appReady'] = '';
      });
    });
    await page.goto(path);
    await page.locator('html[data-app-ready]').waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    const resources = await page.evaluate(() =>
      performance.getEntriesByType('resource').map((entry) => {
        const { name, encodedBodySize } = entry as PerformanceResourceTiming;
        return { file: new URL(name).pathname, bytes: encodedBodySize };
      }),
    );
    const sum = (ending: string) =>
      resources
        .filter(({ file }) => file.endsWith(ending))
        .reduce((total, { bytes }) => total + bytes, 0);
    expect(sum('.js')).toBeGreaterThan(50_000);
    expect(sum('.js')).toBeLessThanOrEqual(JAVASCRIPT_BUDGET);
    expect(sum('.woff2')).toBeLessThanOrEqual(FONT_BUDGET);
    expect(resources.filter(({ file }) => file.endsWith('.woff2'))).toHaveLength(1);
    expect(resources.filter(({ file }) => file.startsWith('/api/'))).toEqual([]);
  });
}
