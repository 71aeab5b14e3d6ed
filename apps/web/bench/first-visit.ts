import { SITE_PATHS } from '@cleaning/contract/routes';
import type { Browser, Page } from '@playwright/test';
import { readSite } from '../scripts/lib/read-site.ts';
import { openBrowser, openPhone } from './portal/phone.ts';
import { summarise, verdict } from './portal/summarise.ts';

const ROUNDS = 3;
const GOALS = { lcpRatio: 1.3, pressMs: 500 } as const;
/** When a visitor presses, after the page has loaded. */
const PRESSES_AFTER_MS = [0, 1000, 4000] as const;

/**
 * Prints, for a first visit on a phone that is 4 times slower over slow 4G, how long after the first
 * paint of a page the largest comes, and how soon the first press is answered.
 */
export async function benchFirstVisit(url: string, chosen: readonly string[]): Promise<void> {
  const { pages } = await readSite();
  const paths = pages
    .map(({ path }) => path)
    .filter((path) => path !== '*' && (chosen.length === 0 || chosen.includes(path)));
  const browser = await openBrowser();
  try {
    await benchPaints(browser, url, paths);
    if (paths.includes(SITE_PATHS.home)) await benchPresses(browser, url);
  } finally {
    await browser.close();
  }
}

async function benchPaints(browser: Browser, url: string, paths: readonly string[]): Promise<void> {
  const rows: [string, Readonly<Record<string, number>>][] = [];
  for (const path of paths) {
    const firsts: number[] = [];
    const largests: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const { first, largest } = await measurePaints(browser, url, path);
      firsts.push(first);
      largests.push(largest);
    }
    const [first, largest] = [summarise(firsts).median, summarise(largests).median];
    rows.push([path, { 'first ms': first, 'largest ms': largest, ratio: round2(largest / first) }]);
  }
  console.log(`\nThe largest paint beside the first, ${ROUNDS} times.`);
  console.table(Object.fromEntries(rows));
  const short = rows.filter(([, row]) => (row['ratio'] ?? NaN) > GOALS.lcpRatio);
  console.log(
    verdict(
      short.length === 0,
      `x${GOALS.lcpRatio}`,
      short.map(([path]) => path),
    ),
  );
}

const round2 = (value: number) => Number(value.toFixed(2));

async function measurePaints(browser: Browser, url: string, path: string) {
  const phone = await openPhone(browser, url);
  await phone.slowDown();
  await phone.page.goto(path, { waitUntil: 'load' });
  await phone.page.waitForTimeout(2000);
  const paints = await phone.page.evaluate(
    () =>
      new Promise<{ first: number; largest: number }>((resolve) => {
        const [first] = performance.getEntriesByName('first-contentful-paint');
        new PerformanceObserver((list) => {
          const largest = list.getEntries().at(-1);
          resolve({ first: first?.startTime ?? NaN, largest: largest?.startTime ?? NaN });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  await phone.close();
  return paints;
}

async function benchPresses(browser: Browser, url: string): Promise<void> {
  const rows: [string, ReturnType<typeof summarise>][] = [];
  for (const [name, press] of PRESSES) {
    for (const wait of PRESSES_AFTER_MS) {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const phone = await openPhone(browser, url);
        await phone.slowDown();
        await phone.page.goto(SITE_PATHS.home, { waitUntil: 'load' });
        await phone.page.waitForTimeout(wait);
        times.push(await press(phone.page));
        await phone.close();
      }
      rows.push([`${name}, ${wait / 1000} s after loading`, summarise(times)]);
    }
  }
  console.log(`\nFrom the first press on the home page to its answer in ms, ${ROUNDS} times.`);
  console.table(Object.fromEntries(rows));
  const slow = rows.filter(([, { median }]) => median >= GOALS.pressMs).map(([name]) => name);
  console.log(verdict(slow.length === 0, `${GOALS.pressMs} ms`, slow));
}

/** Each presses something, and returns how long its answer took to be painted. */
const PRESSES = [
  ['price card', (page: Page) => timePress(page, 'Add one bedroom')],
  ['menu', (page: Page) => timePress(page, 'Menu')],
] as const;

/** From the press of a button or disclosure to the first paint after something on the page changed. */
async function timePress(page: Page, name: string): Promise<number> {
  const target = page
    .getByRole('button', { name })
    .or(page.locator('summary', { hasText: name }))
    .first();
  await target.scrollIntoViewIfNeeded();
  await page.evaluate(() => {
    let pressed = 0;
    document.addEventListener('click', ({ timeStamp }) => (pressed ||= timeStamp), true);
    new MutationObserver((_, observer) => {
      if (pressed === 0) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        setTimeout(() => {
          document.documentElement.dataset['answeredMs'] = String(performance.now() - pressed);
        });
      });
    }).observe(document.querySelector('#root') ?? document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: ['open', 'aria-expanded', 'value'],
    });
  });
  await target.tap();
  const answered = await page.waitForFunction(() => document.documentElement.dataset['answeredMs']);
  return Number(await answered.jsonValue());
}
