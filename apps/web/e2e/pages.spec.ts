import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { DEMO, logIn, takeSession } from './support/people.ts';
import { site } from './support/site.ts';
import { expect, test } from './support/test.ts';

const PUBLIC_PATHS = [...Object.keys(site.pages), '/no-such-page'];
const ACCOUNT_PATHS = site.appPaths.filter((address) => address.startsWith('/accounts/'));
const CLIENT_PATHS = site.appPaths.filter((address) => address.startsWith('/clients/'));

/** Public pages are read on anything; the portal's layouts change at these. */
const PUBLIC_WIDTHS = [320, 390, 768, 1440];
const PORTAL_WIDTHS = [390, 1440];

/** Opens a page and waits until the app has taken over and nothing is loading. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

async function expectGoodAt(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
}

async function expectGoodWithLargeText(page: Page): Promise<void> {
  await page.addStyleTag({ content: 'html { font-size: 200% !important; }' }).catch(() => {
    throw new Error('The page did not take the larger text.');
  });
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
  }
}

for (const address of PUBLIC_PATHS) {
  test(`${address} is accessible and fits at every width`, async ({ page, expectedConsole }) => {
    if (!(address in site.pages)) expectedConsole.push(/status of 404/u);
    await open(page, address);
    await expectGoodAt(page, PUBLIC_WIDTHS);
  });
}

for (const address of ACCOUNT_PATHS) {
  test(`${address} is accessible and fits at every width`, async ({ page }) => {
    await open(page, address);
    await expectGoodAt(page, PUBLIC_WIDTHS);
  });
}

for (const who of ['general', 'ndis'] as const) {
  test.describe(`the portal of a ${who} client`, () => {
    for (const address of CLIENT_PATHS) {
      test(`${address} is accessible and fits at every width`, async ({
        page,
        request,
        expectedConsole,
      }) => {
        const session = await logIn(request, DEMO[who]);
        await takeSession(page, session);
        const id = await firstQuoteId(request, session.token, address.endsWith('/edit'));
        expectedConsole.push(/status of 404/u);
        await open(page, address.replace(':id', id));
        await expectGoodAt(page, PORTAL_WIDTHS);
      });
    }
  });
}

for (const address of [...PUBLIC_PATHS, ...ACCOUNT_PATHS]) {
  test(`${address} can be read at 200% text`, async ({ browser }) => {
    // The policy of the site refuses the style that enlarges the text, so this page has none.
    const context = await browser.newContext({ bypassCSP: true });
    const page = await context.newPage();
    await open(page, address);
    await expectGoodWithLargeText(page);
    await context.close();
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

interface QuoteList {
  readonly results: readonly { readonly id: string; readonly status: string }[];
}

async function firstQuoteId(
  request: APIRequestContext,
  token: string,
  isDraft: boolean,
): Promise<string> {
  const response = await request.get('/api/v1/quotes/my-quotes/', {
    headers: { Authorization: `Token ${token}` },
    params: isDraft ? { status: 'draft' } : {},
  });
  const { results } = (await response.json()) as QuoteList;
  return results[0]?.id ?? '00000000-0000-4000-8000-000000000000';
}
