import type { Page } from '@playwright/test';
import { startedApp, startUsing, watchAppStart } from './support/app-start.ts';
import { site } from './support/site.ts';
import { expect, test } from './support/test.ts';

const JAVASCRIPT_BUDGET = 168_000;
const FONT_BUDGET = 42_000;
const TOTAL_BUDGET = 260_000;

test.use({ viewport: { width: 390, height: 844 } });

/** Compares the budgets with what the browser fetched, in transferred bytes. */
for (const path of [...Object.keys(site.pages), '/no-such-page']) {
  test(`${path} stays within its bytes, and runs its app once it is used`, async ({
    page,
    expectedConsole,
  }) => {
    if (!(path in site.pages)) expectedConsole.push(/status of 404/u);
    await watchAppStart(page);
    await page.goto(path);
    await untilPreloaded(page);
    await expect(startedApp(page)).toHaveCount(0);
    const fetched = await fetchedFiles(page);
    expect(sumOf(fetched, '.js')).toBeGreaterThan(50_000);
    expect(sumOf(fetched, '.js')).toBeLessThanOrEqual(JAVASCRIPT_BUDGET);
    expect(sumOf(fetched, '')).toBeLessThanOrEqual(TOTAL_BUDGET);

    await startUsing(page);
    await page.evaluate(async () => document.fonts.ready);
    const all = await fetchedFiles(page);
    expect(sumOf(all, '.woff2')).toBeLessThanOrEqual(FONT_BUDGET);
    // The typeface and its plain zero.
    expect(all.filter(({ file }) => file.endsWith('.woff2'))).toHaveLength(2);
    expect(all.filter(({ file }) => file.startsWith('/api/'))).toEqual([]);
  });
}

const SLOW_3G = {
  offline: false,
  latency: 400,
  downloadThroughput: 400_000 / 8,
  uploadThroughput: 400_000 / 8,
};

for (const path of Object.keys(site.accountPages)) {
  test(`${path} can be typed in within two seconds on slow 3G`, async ({ page }) => {
    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    await network.send('Network.emulateNetworkConditions', SLOW_3G);
    await network.send('Network.setCacheDisabled', { cacheDisabled: true });
    const email = page.getByLabel('Email');
    const tries: number[] = [];
    // The fastest of six counts, since other work on the machine is no fault of the page.
    while (tries.length < 6 && !tries.some((time) => time <= 2000)) {
      await page.goto(path, { waitUntil: 'commit' });
      await email.fill('ann@mail.example');
      tries.push(await page.evaluate(() => performance.now()));
    }
    expect(Math.min(...tries)).toBeLessThanOrEqual(2000);
    // The network was slow, or nothing was measured.
    expect(Math.min(...tries)).toBeGreaterThan(400);
    await expect(email).toHaveValue('ann@mail.example');
  });
}

/** Waits until the browser has every file that the idle page asks for. */
async function untilPreloaded(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
    const arrived = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
    return links.length > 0 && links.every(({ href }) => arrived.has(href));
  });
}

interface FetchedFile {
  readonly file: string;
  readonly bytes: number;
}

/**
 * The page and every file that it loaded by itself, with transferred sizes. Each file is counted
 * once.
 */
async function fetchedFiles(page: Page): Promise<FetchedFile[]> {
  const entries = await page.evaluate(() =>
    ['navigation', 'resource']
      .flatMap((type) => performance.getEntriesByType(type))
      .map((entry) => {
        const { name, encodedBodySize } = entry as PerformanceResourceTiming;
        return { file: new URL(name).pathname, bytes: encodedBodySize };
      }),
  );
  return [...new Map(entries.map((entry) => [entry.file, entry])).values()];
}

const sumOf = (files: readonly FetchedFile[], ending: string): number =>
  files.filter(({ file }) => file.endsWith(ending)).reduce((total, { bytes }) => total + bytes, 0);
