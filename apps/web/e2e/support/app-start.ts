import { expect, type Page } from '@playwright/test';

/** Marks the document, from the next page load on, once its app has started. */
export async function watchAppStart(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('app:ready', () => {
      document.documentElement.dataset['appReady'] = '';
    });
  });
}

/** The document of a page whose app has started; needs `watchAppStart` before the page loads. */
export const startedApp = (page: Page) => page.locator('html[data-app-ready]');

/** Uses a page for the first time, and waits until everything deferred until then is there. */
export async function startUsing(page: Page): Promise<void> {
  await page.mouse.move(2, 300);
  await startedApp(page).waitFor({ state: 'attached' });
  await expect(page.locator('[data-waiting]')).toHaveCount(0);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}
