import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { startUsing, watchAppStart } from './support/app-start.ts';
import { expect, test } from './support/test.ts';

/**
 * Opens a page and interacts with it, so that everything deferred until an interaction has loaded.
 */
async function openInUse(page: Page, path: string): Promise<void> {
  await watchAppStart(page);
  await page.goto(path);
  await startUsing(page);
}

for (const path of ['/', '/quote?service=general']) {
  test(`${path} keeps nothing fixed in a window too low for it`, async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 360 });
    await openInUse(page, path);
    const fixed = await page.evaluate(() =>
      [...document.querySelectorAll('header, header ~ *, main *')]
        .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
        .filter((element) => element.checkVisibility() && element.clientWidth > 320)
        .map((element) => element.className),
    );
    expect(fixed).toEqual([]);
  });
}

const menu = (page: Page) => page.getByRole('button', { name: 'Resources' });
const item = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Gallery' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('the menus of the header', () => {
  test.beforeEach(async ({ page }) => {
    await openInUse(page, '/');
  });

  test('open and close with a click', async ({ page }) => {
    await menu(page).click();
    await expect(item(page)).toBeVisible();
    await heading(page).click();
    await expect(item(page)).toBeHidden();
  });

  test('close when the pointer that opened them left before the app had started', async ({
    page,
  }) => {
    const held = Promise.withResolvers<void>();
    await page.route('**/assets/entry-client-*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    // The app repeats the press once it has started, which could leave the menu open.
    await page.addInitScript(() => {
      document.addEventListener('click', ({ isTrusted }) => {
        if (!isTrusted) document.documentElement.dataset['pressRepeated'] = '';
      });
    });
    await page.goto('/');
    await menu(page).click();
    await heading(page).hover();
    held.resolve();
    await page.locator('html[data-press-repeated]').waitFor({ state: 'attached' });
    await expect(item(page)).toBeHidden();
  });

  test('open under the pointer, and close when it leaves', async ({ page }) => {
    await menu(page).hover();
    await expect(item(page)).toBeVisible();
    await item(page).hover();
    await expect(item(page)).toBeVisible();
    await heading(page).hover();
    await expect(item(page)).toBeHidden();
  });

  test('open with the keyboard, and close with Escape and when focus goes on', async ({ page }) => {
    await menu(page).focus();
    await page.keyboard.press('Enter');
    await expect(item(page)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('banner').getByRole('link', { name: 'FAQ' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(item(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(item(page)).toBeHidden();
    await expect(menu(page)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(item(page)).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(item(page)).toBeHidden();
  });

  test('fit in each window that is just wide enough for them', async ({ page }) => {
    const button = page.getByRole('button', { name: 'Services' });
    const last = page.getByRole('banner').getByRole('link', { name: /Window and carpet/u });
    for (const width of [1140, 1160, 1200, 1240]) {
      await page.setViewportSize({ width, height: 800 });
      await button.click();
      const box = await last.boundingBox();
      expect((box?.x ?? width) + (box?.width ?? 0), `at ${width}`).toBeLessThanOrEqual(width);
      await page.keyboard.press('Escape');
      await expect(last).toBeHidden();
    }
  });

  test('close when a page is chosen, or another page opens', async ({ page }) => {
    await menu(page).click();
    await item(page).click();
    await expect(page).toHaveURL('/gallery');
    await expect(item(page)).toBeHidden();
    await menu(page).click();
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(item(page)).toBeHidden();
  });

  test('are one menu on a phone, which closes in the same ways', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const button = page.locator('summary', { hasText: 'Menu' });
    await button.click();
    await page.locator('summary', { hasText: 'Resources' }).click();
    await expect(item(page)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(item(page)).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await item(page).click();
    await expect(page).toHaveURL('/gallery');
    await expect(item(page)).toBeHidden();
  });
});
