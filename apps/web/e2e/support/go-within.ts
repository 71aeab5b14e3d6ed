import { expect, type Page } from '@playwright/test';

/**
 * Goes to another path of a portal that is open, as Back and Forward do: the app goes on, which
 * costs a tenth of starting it again. Returns once the focus is on the new screen, and so the screen
 * before has gone.
 */
export async function goWithin(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  await expect(page.locator('h1:focus, main:focus')).toHaveCount(1);
}
