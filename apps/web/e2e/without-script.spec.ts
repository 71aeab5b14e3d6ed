import { ADDONS, ROOMS, SERVICES, formatAud } from '@cleaning/pricing';
import { expectNoSidewaysScroll } from './support/accessibility.ts';
import { site } from './support/site.ts';
import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

const PAGES = Object.keys(site.pages);

for (const path of [...PAGES, '/no-such-page']) {
  test(`${path} can be read, and its links work, without JavaScript`, async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(/status of 404/u);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(/\w+ \w+ \w+/u);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect(await page.locator('a[href^="tel:"]:visible').count()).toBeGreaterThan(0);
    await expectNoSidewaysScroll(page, false);

    // The page scrolls under the header, whose text must stay readable.
    const header = page.getByRole('banner');
    await page.mouse.wheel(0, 600);
    await expect(header).toBeInViewport();
    const colour = await header.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(colour).toMatch(/^rgb\(/u);
  });
}

test('the links of the menus work without JavaScript, on a desktop and on a phone', async ({
  page,
}) => {
  const menus = page.getByRole('banner');
  await page.goto('/');
  await menus.getByText('Resources', { exact: true }).first().hover();
  await menus.getByRole('link', { name: 'Gallery' }).first().click();
  await expect(page).toHaveURL('/gallery');
  await page.setViewportSize({ width: 390, height: 800 });
  await expectNoSidewaysScroll(page, false);
  await menus.locator('summary', { hasText: 'Menu' }).click();
  await menus.getByRole('link', { name: 'About' }).last().click();
  await expect(page).toHaveURL('/about');
});

test('the whole price list is on the home page without JavaScript', async ({ page }) => {
  await page.goto('/');
  const prices = page.locator('section', {
    has: page.getByRole('heading', { name: 'The whole price list, right here' }),
  });
  for (const { name, priceCents } of [SERVICES, ROOMS, ADDONS].flatMap(Object.values)) {
    if (priceCents === null) continue;
    const row = prices.locator('tr, div, li').filter({ hasText: new RegExp(name, 'iu') });
    await expect(row.filter({ hasText: formatAud(priceCents) }).last()).toBeVisible();
  }
});

test('an answer can be read, linked and closed without JavaScript', async ({ page }) => {
  await page.goto('/faq');
  const answer = page.locator('main details').last();
  await answer.locator('summary').click();
  await expect(answer).toHaveAttribute('open');
  await answer.locator('summary').click();
  await expect(answer).not.toHaveAttribute('open');
});
