import { SITE_PATHS, pathWithId } from '@cleaning/contract/routes';
import type { Page } from '@playwright/test';
import { apiAs } from './support/api.ts';
import { hear } from './support/screen-reader.ts';
import { expect, test } from './support/test.ts';
import { DEMO, logIn, newUser, registerVerified, setSession } from './support/users.ts';
import { createCleaner } from './support/visits.ts';

/**
 * The announced text of each step is a snapshot in `spoken`, so that changes of wording or order
 * are reviewed. Update it with `playwright test spoken --update-snapshots`.
 */
async function expectSpoken(page: Page, name: string): Promise<void> {
  expect(await hear(page.getByRole('main'))).toMatchSnapshot(`${name}.txt`);
}

test('a participant hears every step from a price to a sent request', async ({ page, request }) => {
  const button = (name: string) => page.getByRole('button', { name });
  // Somebody without set hours is free on every day that is offered.
  await createCleaner(request, 'Ines');
  await setSession(page, await registerVerified(request, { ...newUser(), clientType: 'ndis' }));

  await test.step('a price', async () => {
    await page.goto(SITE_PATHS.clientCalculator);
    await page.getByRole('radio', { name: 'NDIS support' }).check();
    await button('Add one bedroom').click();
    await button('Add one kitchen').click();
    await expect(page.getByRole('region', { name: 'Your price' })).toContainText('$210');
    await expectSpoken(page, '01-price');
    await button('Start a quote with this price').click();
  });

  await test.step('an address', async () => {
    await expect(page.getByLabel('Street address')).toBeVisible();
    await expectSpoken(page, '02-address');
    await page.getByLabel('Street address').fill('14 Banksia Street');
    await page.getByLabel('Suburb').fill('Castle Hill');
    await page.getByLabel('Postcode').fill('2154');
    await button('Continue').click();
  });

  await test.step('a date', async () => {
    await expect(page.getByRole('group', { name: 'When is the first visit?' })).toBeVisible();
    await expect(page.getByText(/^Saved/u)).toBeVisible();
    await expectSpoken(page, '03-date');
    await button('Continue').click();
  });

  await test.step('photos', async () => {
    await expect(button('Choose photos')).toBeVisible();
    await expectSpoken(page, '04-photos');
    await button('Continue').click();
  });

  await test.step('the answers, and the sent request', async () => {
    await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeVisible();
    await expectSpoken(page, '05-check-your-answers');
    await button('Send quote request').click();
    await expect(page.getByRole('heading', { name: 'We have your request' })).toBeVisible();
    await expectSpoken(page, '06-sent');
  });
});

test('a participant hears an invoice and its check', async ({ page, request }) => {
  const session = await logIn(request, DEMO.ndis);
  const { results } = await apiAs(session).invoices.listMyInvoices({ status: 'issued' });
  const [invoice] = results;
  if (invoice === undefined) throw new Error('The demo participant has no issued invoice.');
  await setSession(page, session);
  await page.goto(pathWithId(SITE_PATHS.clientInvoice, invoice.id));
  const check = page.getByRole('region', { name: 'NDIS check' });
  await check.locator('summary', { hasText: 'You and your plan' }).click();
  await expect(check.getByText('Your name is on it.')).toBeVisible();
  await expectSpoken(page, '07-invoice-and-check');
});
