import { expect, type Page } from '@playwright/test';

/** More than ten times as long as a part takes to recover after a press. */
const RECOVERY_MS = 5000;
const ALL_RECOVERED_MS = 60_000;

/**
 * Presses "Try again" once in every part of the page that failed for this reason. Parts that read
 * the same data recover together, so a button may disappear before it is pressed.
 */
export async function retryFailedParts(page: Page, reason: string): Promise<void> {
  const reading = page.locator('[aria-busy="true"]');
  await expect(reading).toHaveCount(0);
  const buttons = page
    .getByRole('alert')
    .filter({ hasText: reason })
    .getByRole('button', { name: 'Try again' });
  const failedParts = await buttons.count();
  let presses = 0;
  await expect(async () => {
    const left = await buttons.count();
    if (left > 0) {
      await buttons.first().click({ timeout: RECOVERY_MS });
      presses += 1;
      await expect.poll(() => buttons.count(), { timeout: RECOVERY_MS }).toBeLessThan(left);
      await expect(reading).toHaveCount(0, { timeout: RECOVERY_MS });
    }
    await expect(buttons).toHaveCount(0, { timeout: 1 });
  }).toPass({ timeout: ALL_RECOVERED_MS, intervals: [100] });
  expect(presses, 'one press is enough for a part').toBeLessThanOrEqual(failedParts);
}
