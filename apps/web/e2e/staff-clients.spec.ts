import { randomUUID } from 'node:crypto';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { STAFF_CLIENT_NEW_PATH, STAFF_CLIENTS_PATH } from '#domains/clients/client-paths.ts';
import { STAFF_ENQUIRIES_PATH } from '#domains/enquiries/enquiry-paths.ts';
import { fullUnless } from './support/full.ts';
import { expectAccessible } from './support/accessibility.ts';
import { linkFromMail } from './support/mailbox.ts';
import { expect, test } from './support/test.ts';
import { DEMO, logIn, NEW_PASSWORD, setSession } from './support/users.ts';

for (const width of [1440, 390]) {
  test(
    `an enquiry becomes a client with a quote, ${width} wide`,
    { tag: fullUnless(width === 390) },
    async ({ page, request, browser }) => {
      const name = `Helen ${randomUUID().slice(0, 8)}`;
      const email = `${name.toLowerCase().replace(' ', '.')}@example.com`;
      await page.setViewportSize({ width, height: 900 });
      const button = (words: string) => page.getByRole('button', { name: words, exact: true });

      await test.step('a visitor writes to us', async () => {
        const visitor = await browser.newPage();
        await visitor.goto(SITE_PATHS.contact);
        await visitor.getByLabel('Your name').fill(name);
        await visitor.locator('#enquiry-email').fill(email);
        await visitor.getByRole('radio', { name: 'A price' }).click();
        await visitor.getByLabel('Your message').fill('A unit in Dee Why, end of lease.');
        await visitor.getByRole('button', { name: 'Send message' }).click();
        await expect(visitor.getByText('Thank you. We have your message.')).toBeVisible();
        await visitor.close();
      });

      await test.step('staff find it in the list', async () => {
        await setSession(page, await logIn(request, DEMO.staff));
        await page.goto(STAFF_ENQUIRIES_PATH);
        const row = page.getByRole('link', { name: new RegExp(name, 'u') });
        await expect(row).toBeVisible();
        await expectAccessible(page);
        await row.click();
        await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
        await expect(page.getByLabel('Answer by email')).toBeVisible();
        await expectAccessible(page);
      });

      await test.step('and make a client and a quote of it', async () => {
        await page.getByRole('link', { name: 'Make a client and quote' }).click();
        await page.getByRole('combobox', { name: 'Service' }).selectOption('end-of-lease');
        await button('Add one bedroom').click();
        await page.getByRole('textbox', { name: /^Suburb/u }).fill('Dee Why');
        await expectAccessible(page);
        await button('Make client and quote').click();
        await expect(page.getByText(`${name} is a client`)).toBeVisible();
        await expectAccessible(page);
      });

      await test.step('the client chooses a password, and finds the quote', async () => {
        const client = await browser.newPage();
        await client.goto(await linkFromMail(request, email, SITE_PATHS.passwordReset));
        await client.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
        await client.getByLabel('Type it again', { exact: true }).fill(NEW_PASSWORD);
        await client.getByRole('button', { name: /new password$/u }).click();
        await expect(client.getByLabel('Type it again', { exact: true })).toBeHidden();
        await setSession(client, await logIn(request, email, NEW_PASSWORD));
        await client.goto(SITE_PATHS.clientQuotes);
        await expect(client.getByText('End-of-lease cleaning').first()).toBeVisible();
        await client.close();
      });
    },
  );
}

for (const width of [1440, 390]) {
  test(
    `staff find a client, see the whole NDIS number and make a client, ${width} wide`,
    { tag: fullUnless(width === 1440) },
    async ({ page, request }) => {
      await page.setViewportSize({ width, height: 900 });
      await setSession(page, await logIn(request, DEMO.staff));

      await test.step('find a client by name, with the keyboard', async () => {
        await page.goto(STAFF_CLIENTS_PATH);
        const list = page.getByRole('table', { name: 'Clients' });
        await expect(list.getByRole('row').nth(1)).toBeVisible();
        await expectAccessible(page);
        await page.keyboard.press('/');
        await page.keyboard.type('noah');
        await expect(page).toHaveURL(/search=noah/u);
        await expect(list.getByRole('row')).toHaveCount(2);
        await list.getByRole('link', { name: 'Noah Williams' }).press('Enter');
        await expect(page.getByRole('heading', { level: 1, name: 'Noah Williams' })).toBeVisible();
        await expect(page.getByText(/^Visit A-\d+ planned$/u).first()).toBeVisible();
        await expectAccessible(page);
      });

      await test.step('see the number, with a reason', async () => {
        const number = page.getByText(/^\d{3} \d{3} \d{3}$/u);
        await expect(number).toBeHidden();
        await page.getByRole('button', { name: 'Show', exact: true }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('radio', { name: 'Checking a claim' }).check();
        await expectAccessible(page);
        await dialog.getByRole('button', { name: 'Show for 30 seconds' }).click();
        await expect(number).toBeVisible();
        await page.getByRole('button', { name: 'Hide', exact: true }).click();
        await expect(number).toBeHidden();
      });

      await test.step('make a client', async () => {
        const name = `Lena ${randomUUID().slice(0, 8)}`;
        await page.goto(STAFF_CLIENT_NEW_PATH);
        await page.getByLabel('First name').fill('Lena');
        await page.getByLabel('Last name').fill(name);
        await page.getByRole('main').getByLabel('Email').fill(`${randomUUID()}@example.com`);
        await expectAccessible(page);
        await page.getByRole('button', { name: 'Make client', exact: true }).click();
        await expect(page.getByRole('heading', { level: 1, name: `Lena ${name}` })).toBeVisible();
        await expect(page.getByText('Sam made the client')).toBeVisible();
      });
    },
  );
}
