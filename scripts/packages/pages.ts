/// <reference lib="dom" />
import assert from 'node:assert/strict';
import { chromium, type Page } from 'playwright';
import { ensureChromium } from '../lib/chromium.ts';

/** Opens the pages of the app in a browser, and looks at what they show. */
export async function checkPages(origin: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox'],
  });
  try {
    await checkPage(await browser.newPage(), `${origin}/quotes.html`, showsQuotes);
    await checkPage(await browser.newPage(), `${origin}/components.html`, showsComponents);
    await checkPage(await browser.newPage(), `${origin}/guards.html`, leadsToOtherPaths);
  } finally {
    await browser.close();
  }
}

async function checkPage(page: Page, address: string, check: (page: Page) => Promise<void>) {
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));
  page.on('response', (response) => {
    if (!response.ok() && !response.url().endsWith('/favicon.ico')) {
      failures.push(`${response.status()} ${response.url()}`);
    }
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await check(page);
  assert.deepEqual(failures, [], `${address} failed`);
}

async function showsQuotes(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('listitem').first().waitFor();
  assert.match((await page.getByRole('listitem').first().textContent()) ?? '', /\w+-\d+/u);
}

async function showsComponents(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Get a price' });
  const style = await button.evaluate((element) => {
    const { backgroundColor, fontFamily, borderRadius } = getComputedStyle(element);
    return { backgroundColor, fontFamily, borderRadius };
  });
  assert.notEqual(style.backgroundColor, 'rgb(239, 239, 239)', 'the button has no colour of ours');
  assert.notEqual(style.borderRadius, '0px');
  assert.match(style.fontFamily, /Atkinson/u);
  assert.ok(
    await page.evaluate(() => document.fonts.check('1rem "Atkinson Hyperlegible Next Variable"')),
    'the font did not load',
  );
  assert.ok(
    await page.locator('img').evaluate((image) => (image as HTMLImageElement).naturalWidth > 0),
    'the drawing did not load',
  );
}

async function leadsToOtherPaths(page: Page): Promise<void> {
  assert.deepEqual(await page.locator('p').allTextContents(), [
    'nobody: /enter',
    'unverified: /confirm',
    'staff: /desk',
    'client: the roster',
  ]);
}
