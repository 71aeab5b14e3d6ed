import type { Page } from '@playwright/test';
import { expectAccessible, expectFitsLargeText } from './support/accessibility.ts';
import { site } from './support/site.ts';
import { expect, test } from './support/test.ts';

const PUBLIC_PATHS = [...Object.keys(site.pages), '/no-such-page'];
const ACCOUNT_PATHS = site.appPaths.filter((address) => address.startsWith('/accounts/'));

const WIDTHS = [320, 390, 768, 1440];

/** Opens a page and waits until the app has hydrated it and nothing is loading. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

async function expectGoodAtEveryWidth(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page);
  }
}

for (const address of [...PUBLIC_PATHS, ...ACCOUNT_PATHS]) {
  test(`${address} is accessible, fits at every width and can be read at 200% text`, async ({
    page,
    expectedConsole,
  }) => {
    if (address === '/no-such-page') expectedConsole.push(/status of 404/u);
    await open(page, address);
    await expectGoodAtEveryWidth(page);
    await expectFitsLargeText(page);
  });
}

test('/faq is printed with every answer and without what only answers on a screen', async ({
  page,
}) => {
  await open(page, '/faq');
  await page.mouse.move(2, 300);
  await page.waitForLoadState('networkidle');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('The price you see is the total price.')).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await expect(page.getByText('Mon–Fri')).toBeVisible();
});
