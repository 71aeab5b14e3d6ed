import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { fullUnless } from './support/full.ts';
import { expectAccessible } from './support/accessibility.ts';
import { keyboard, pointer } from './support/input-modes.ts';
import { linkFromMail } from './support/mailbox.ts';
import { newUser, registerVerified, setSession } from './support/users.ts';
import { expect, test } from './support/test.ts';

const ADDRESS = '/clients/account';

const VARIANTS = [
  { clientType: 'general', width: 1440, name: 'with a pointer', inputModeOf: () => pointer },
  { clientType: 'ndis', width: 390, name: 'by keyboard alone', inputModeOf: keyboard },
] as const;

const section = (page: Page, name: string): Locator => page.getByRole('region', { name });

const button = (within: Page | Locator, name: string | RegExp): Locator =>
  within.getByRole('button', { name });

for (const { clientType, width, name, inputModeOf } of VARIANTS) {
  test(
    `a client (${clientType}) keeps their account in order, ${name}, ${width} wide`,
    { tag: fullUnless(width === 390) },
    async ({ page, request }) => {
      const input = inputModeOf(page);
      await page.setViewportSize({ width, height: 900 });
      const user = { ...newUser(), clientType };
      await setSession(page, await registerVerified(request, user));
      await page.goto(ADDRESS);

      await test.step('their name', async () => {
        const details = section(page, 'Your details');
        await input.press(button(details, 'Edit your details'));
        await expect(page.getByRole('form', { name: 'Edit your details' })).toBeFocused();
        await expectAccessible(page);
        await input.type(page.getByLabel('First name'), 'Robyn');
        await input.type(page.getByLabel('Phone'), '12');
        await input.press(button(details, 'Save'));
        await expect(details.getByRole('alert')).toBeFocused();
        await expectAccessible(page);
        await input.type(page.getByLabel('Phone'), '(02) 5550 1234');
        await input.press(button(details, 'Save'));
        await expect(details.getByText('Your details are saved.')).toBeVisible();
        await expect(details.getByText('+61 2 5550 1234')).toBeVisible();
        await expect(button(details, 'Edit your details')).toBeFocused();
      });

      if (clientType === 'ndis') {
        await test.step('their plan', async () => {
          const ndis = section(page, 'NDIS details');
          await input.press(button(ndis, 'Edit NDIS details'));
          await input.type(ndis.getByLabel('NDIS number'), '430 000 009');
          await input.tick(ndis.getByRole('radio', { name: 'Plan-managed' }));
          await input.type(ndis.getByLabel('Plan manager', { exact: true }), 'Northside Plans');
          await input.type(ndis.getByLabel(/invoice email$/u), 'bills@northside.example');
          await expectAccessible(page);
          await input.press(button(ndis, 'Save'));
          await expect(ndis.getByText('43x xxx x09')).toBeVisible();
          await expect(ndis.getByText('Northside Plans')).toBeVisible();
        });
      }

      await test.step('their addresses', async () => {
        const addresses = section(page, 'Addresses');
        for (const [label, line1] of [
          ['Home', '14 Banksia Street'],
          ['Mum', '8 Wattle Road'],
        ] as const) {
          await input.press(button(addresses, 'Add address'));
          await input.type(addresses.getByLabel(/^What you call it/u), label);
          await input.type(addresses.getByLabel('Street address'), line1);
          await input.type(addresses.getByLabel('Suburb'), 'Castle Hill');
          await input.type(addresses.getByLabel('Postcode'), '2154');
          await input.press(button(addresses, 'Save address'));
          await expect(addresses.getByText(`${line1}, Castle Hill NSW 2154`)).toBeVisible();
        }
        await expectAccessible(page);
        await input.press(button(addresses, 'Edit Mum'));
        await input.tick(addresses.getByLabel('Make this my main address'));
        await input.press(button(addresses, 'Save address'));
        await expect(addresses.getByRole('listitem').first()).toContainText(/^Mum.*Main/u);
        await input.press(button(addresses, 'Edit Home'));
        await input.press(button(addresses, 'Remove address'));
        const question = page.getByRole('dialog', { name: 'Remove Home?' });
        await expect(question).toBeVisible();
        await expectAccessible(page);
        await input.press(button(question, 'Remove address'));
        await expect(addresses.getByText('Home is removed.')).toBeVisible();
        await expect(addresses.getByRole('listitem')).toHaveCount(1);
      });

      await test.step('where invoices go', async () => {
        const billing = section(page, 'Billing address');
        await input.press(button(billing, 'Add billing address'));
        await input.type(billing.getByLabel(/post office box/u), 'PO Box 12');
        await input.type(billing.getByLabel('Suburb'), 'Hobart');
        await input.choose(billing.getByLabel('State or territory'), 'TAS');
        await input.type(billing.getByLabel('Postcode'), '7001');
        await expectAccessible(page);
        await input.press(button(billing, 'Save'));
        await expect(billing.getByText('PO Box 12, Hobart TAS 7001')).toBeVisible();
      });

      await test.step('a copy of everything', async () => {
        const download = page.waitForEvent('download');
        await input.press(button(page, 'Download my data'));
        const file = await download;
        expect(file.suggestedFilename()).toMatch(/^my-cleaning-account-20\d\d-\d\d-\d\d\.json$/u);
        const text = await readFile(await file.path(), 'utf8');
        expect(JSON.parse(text)).toMatchObject({
          profile: { email: user.email, first_name: 'Robyn' },
          addresses: [{ line1: '8 Wattle Road' }],
          client_profile: { billing_address: { suburb: 'Hobart' } },
        });
        expect(text).not.toContain('430000009');
      });

      await test.step('another email, once its link is opened', async () => {
        const email = `new.${user.email}`;
        await input.press(button(page, 'Change email'));
        await input.type(page.getByLabel('New email'), email);
        await input.type(page.getByLabel('Your password'), user.password);
        await expectAccessible(page);
        await input.press(button(page, 'Send the link'));
        await expect(page.getByText(`We sent a link to ${email}.`, { exact: false })).toBeVisible();
        await page.goto(await linkFromMail(request, email, '/accounts/email-verification'));
        await expect(page.getByRole('heading', { name: 'Your email is verified' })).toBeVisible();
        await page.goto(ADDRESS);
        await expect(section(page, 'Your details')).toContainText(`${email}Verified`);
      });

      await test.step('what is typed is not lost by following a link', async () => {
        await input.press(button(page, 'Edit your details'));
        await input.type(page.getByLabel('Last name'), 'Elsewhere');
        const [link] = await page.getByRole('link', { name: /^Invoices/u }).all();
        const visible =
          width === 390 ? page.getByRole('link', { name: /^Invoices/u }).last() : link;
        if (visible === undefined) throw new Error('There is no way to the invoices.');
        await input.press(visible);
        const question = page.getByRole('dialog', { name: 'Leave without saving?' });
        await expectAccessible(page);
        await input.press(button(question, 'Stay on this page'));
        await expect(page.getByLabel('Last name')).toHaveValue('Elsewhere');
        await input.press(button(page, 'Cancel'));
      });
    },
  );
}
