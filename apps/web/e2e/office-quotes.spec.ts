import { SITE_PATHS } from '@cleaning/contract/routes';
import type { Locator } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { apiAs } from './support/api.ts';
import { expect, test } from './support/test.ts';
import { DEMO, logIn, newUser, registerVerified, setSession } from './support/users.ts';

/** The most presses from the first page to a quote that is sent, and to a change that is. */
const MOST = { toSend: 9, toChange: 3 };

test('the office quotes a client with an email, changes it after sending, records the approval by phone', async ({
  page,
  request,
}) => {
  const user = newUser();
  const client = apiAs(await registerVerified(request, user));
  await setSession(page, await logIn(request, DEMO.staff));
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  let presses = 0;
  const press = async (what: Locator) => {
    await what.click();
    presses += 1;
  };
  const button = (name: string | RegExp) => page.getByRole('button', { name });

  await test.step('from Today to a sent quote', async () => {
    await page.goto(SITE_PATHS.staffPortal);
    await press(button('New').first());
    await press(page.getByRole('link', { name: /^Quote for a client/u }));
    await main.getByRole('searchbox').fill(user.email);
    await press(main.getByRole('link', { name: new RegExp(user.firstName, 'u') }).first());
    await page.getByLabel(/^Street/u).fill('6 Pittwater Road');
    await page.getByLabel(/^Suburb/u).fill('Castle Hill');
    await page.getByLabel(/^Postcode/u).fill('2154');
    await page.getByLabel('Price of one General cleaning in dollars').fill('100');
    await page.getByLabel(/^Why not the list price/u).fill('As we said on the phone');
    await expectAccessible(page);
    await press(button('Preview and send').first());
    await expect(dialog.getByText('As we said on the phone')).toBeVisible();
    expect((await client.quotes.listMyQuotes()).count).toBe(0);
    await expectAccessible(page);
    await press(dialog.getByRole('button', { name: /^Send \$/u }));
    await expect(page.getByText('With the client')).toBeVisible({ timeout: 30_000 });
    expect(presses).toBeLessThanOrEqual(MOST.toSend);
  });

  await test.step('a change while the client has it', async () => {
    presses = 0;
    const [sent] = (await client.quotes.listMyQuotes()).results;
    await press(button('Change quote'));
    await page.getByLabel('Price of one General cleaning in dollars').fill('110');
    await expectAccessible(page);
    await press(button('Send the change').first());
    await expect(page.getByText('Changed to version 2 by')).toBeVisible();
    expect(presses).toBeLessThanOrEqual(MOST.toChange);
    const [changed] = (await client.quotes.listMyQuotes()).results;
    expect(changed).toMatchObject({
      status: 'sent',
      revision: 2,
      total_cents: (sent?.total_cents ?? 0) + 10_00,
    });
  });

  await test.step('the approval by phone', async () => {
    await button(/^Approve for/u).click();
    await expectAccessible(page);
    await dialog.getByLabel(/^What was said/u).fill('Mornings suit best.');
    await dialog.getByRole('button', { name: /^Approve \$/u }).click();
    await expect(page.getByText(/said yes by phone on .*Mornings suit best\./u)).toBeVisible();
    const [approved] = (await client.quotes.listMyQuotes()).results;
    expect(approved?.status).toBe('approved');
  });
});
