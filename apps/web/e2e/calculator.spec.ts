import type { Page } from '@playwright/test';
import { inDays } from './support/client-data.ts';
import { now } from './support/clock.ts';
import { startUsing, watchAppStart } from './support/app-start.ts';
import { expect, test } from './support/test.ts';

const CHOICES = '/quote?service=deep&bedroom=3&bathroom=2&extras=oven';
/** A link from before days were chosen; its timing is that of tomorrow. */
const PRICE = `${CHOICES}&timing=urgent`;

/** The price panel, in which users read the price. */
const panel = (page: Page) => page.getByRole('region', { name: 'Your price' });
const addKitchen = (page: Page) => page.getByRole('button', { name: 'Add one kitchen' });
const printed = (page: Page) => page.locator('body > section');

test('a link restores the price over a saved one, and the address follows every answer', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('savedQuoteData') === null) {
      const saved = { serviceId: 'general', rooms: { kitchen: 1 }, addonIds: ['garage'] };
      localStorage.setItem('savedQuoteData', JSON.stringify(saved));
    }
  });
  await page.goto(`${PRICE}&extras=pool&kitchen=many`);
  // (180 + 3 x 25 + 2 x 35 + 35) x 1.2
  await expect(panel(page)).toContainText('$432');
  await expect(page).toHaveURL(`${CHOICES}&day=${inDays(1)}`);

  await page.getByRole('radio', { name: 'Any day suits me' }).check();
  await addKitchen(page).click();
  const changed = '/quote?service=deep&bedroom=3&bathroom=2&kitchen=1&extras=oven';
  await expect(page).toHaveURL(changed);
  await page.reload();
  await expect(panel(page)).toContainText('$405');
  await page.goto('/quote');
  await expect(page).toHaveURL(changed);
});

test('the price is read out once, when the answers rest, by one live region', async ({ page }) => {
  await page.goto(PRICE);
  const spoken = page.locator('main output', { hasText: /^Estimate/u });
  await expect(spoken).toHaveText('Estimate $432');
  await spoken.evaluate((output) => {
    const words: string[] = [];
    Object.assign(window, { spokenWords: words });
    new MutationObserver(() => words.push(output.textContent)).observe(output, {
      characterData: true,
      childList: true,
      subtree: true,
    });
  });
  // Pressed in the page, since a slow machine could rest between presses of the test.
  await addKitchen(page).evaluate(async (button: HTMLElement) => {
    for (let press = 0; press < 4; press += 1) {
      button.click();
      // The next press follows once this one is drawn.
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
    }
  });
  await expect(spoken).toHaveText('Estimate $648');
  expect(await page.evaluate('window.spokenWords')).toEqual(['Estimate $648']);
  await expect(page.locator('[aria-live]:not([aria-live="off"])', { hasText: '$' })).toHaveCount(0);
});

test('works without a connection once it is loaded', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset['printed'] = '';
    };
  });
  await watchAppStart(page);
  await page.goto(PRICE);
  await startUsing(page);
  await expect(page.getByRole('radio', { name: /^\d+:\d\d [ap]m$/u })).not.toHaveCount(0);
  await context.setOffline(true);

  await addKitchen(page).click();
  await expect(panel(page)).toContainText('$486');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('html[data-printed]')).toBeAttached();
  await page.getByRole('button', { name: 'Save for later' }).click();
  await expect(page.getByText('Saved on this device.')).toBeVisible();

  await page.getByRole('button', { name: 'Request this quote' }).click();
  await expect(page.getByText(/asking for the quote needs a connection/u)).toBeVisible();
  await page.getByRole('button', { name: 'Start again' }).click();
  await page.getByRole('button', { name: 'Request this quote' }).click();
  await expect(page.getByRole('alert')).toContainText('Choose a service.');

  await context.setOffline(false);
  await page.getByRole('radio', { name: 'General', exact: true }).check();
  await page.getByRole('button', { name: 'Request this quote' }).click();
  await expect(page).toHaveURL(/\/accounts\/register/u);
});

test('prints one clean page: who, what, the lines, the total, the deposit and the day', async ({
  page,
}) => {
  await page.goto(PRICE);
  await page.mouse.move(10, 10);
  await page.getByRole('button', { name: 'Print' }).waitFor();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cleaning estimate');
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  for (const words of [
    'Blue Wren Cleaning',
    '3 bedrooms, 2 bathrooms',
    'Estimate$432',
    'Deposit, 30% of the estimate$129.60',
    String(now().getFullYear()),
    'This is an estimate.',
  ]) {
    await expect(printed(page)).toContainText(words);
  }
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/gu)).toHaveLength(1);
});
