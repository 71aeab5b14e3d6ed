import { randomInt, randomUUID } from 'node:crypto';
import { paymentReference } from '@cleaning/contract/payments/rules';
import { pathWithId, SITE_PATHS } from '@cleaning/contract/routes';
import type { Page } from '@playwright/test';
import { STAFF_BANK_IMPORT_PATH } from '#domains/bank/bank-paths.ts';
import { STAFF_REMINDERS_PATH } from '#domains/invoices/invoice-paths.ts';
import { fullUnless } from './support/full.ts';
import { expectAccessible } from './support/accessibility.ts';
import { apiAs, newKey } from './support/api.ts';
import { inDays } from './support/client-data.ts';
import { expect, test } from './support/test.ts';
import { DEMO, logIn, newUser, registerVerified, setSession } from './support/users.ts';

/** Issues an invoice that the client pays. */
async function issue(staff: ReturnType<typeof apiAs>, clientId: string, cents: number) {
  const line = { description: 'General clean', quantity: 1, unit_price_cents: cents };
  const draft = await staff.invoices.createInvoice(
    { client_id: clientId, kind: 'private', lines: [line] },
    newKey(),
  );
  return staff.invoices.issueInvoice({ id: draft.id }, { version: draft.version });
}

/** Today in Sydney in the date format of bank statements. */
const today = () => inDays(0).split('-').toReversed().join('/');

const choose = (page: Page, csv: string) =>
  page
    .getByLabel('Choose file, from your device')
    .setInputFiles({ name: 'bank.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });

for (const width of [1440, 390]) {
  test(
    `staff match a bank statement, each row once, ${width} wide`,
    { tag: fullUnless(width === 1440) },
    async ({ page, request, browser, expectedConsole }) => {
      expectedConsole.push(/status of 400/u);
      await page.setViewportSize({ width, height: 900 });
      const cents = randomInt(20_000, 90_000);
      const dollars = (cents / 100).toFixed(2);
      const surname = `Zeta${randomUUID().replaceAll(/[^a-z]/gu, '')}`;
      const client = { ...newUser(), lastName: surname };
      const session = await registerVerified(request, client);
      const staffSession = await logIn(request, DEMO.staff);
      const staff = apiAs(staffSession);
      const sure = await issue(staff, session.user.id, cents);
      const ambiguous = await issue(staff, session.user.id, cents);
      const csv = [
        `${today()},${dollars},TRANSFER ${paymentReference(sure.number)}`,
        `${today()},${dollars},${surname} CLEANING`,
        `${today()},1.84,INTEREST ${randomUUID().slice(0, 8)}`,
        `${today()},-12.00,FUEL`,
      ].join('\n');
      await setSession(page, staffSession);

      await test.step('import a file, after one that makes no sense', async () => {
        await page.goto(STAFF_BANK_IMPORT_PATH);
        await expect(page.getByText('Where to get it')).toBeVisible();
        await expectAccessible(page);
        await choose(page, `${today()},1.00,GOOD\n${today()},ten,BAD`);
        await expect(
          page.getByText('Row 2: "ten" is not an amount in dollars').first(),
        ).toBeVisible();
        await choose(page, csv);
        await expect(
          page.getByRole('heading', { level: 1, name: 'Match the bank statement' }),
        ).toBeVisible();
        await expectAccessible(page);
      });

      await test.step('confirm the sure one, by keyboard', async () => {
        await page.getByRole('button', { name: /^Confirm 1 row/u }).press('Enter');
        await expect(page.getByText('1 row recorded.')).toBeVisible();
      });

      await test.step('match the ambiguous one', async () => {
        const row = page.getByRole('listitem').filter({ hasText: `${surname} CLEANING` });
        const choices = row.getByRole('group', { name: 'What does it pay?' });
        await expect(choices.getByText('No reference')).toBeVisible();
        // Both invoices have the same amount, so the suggestion may be the one that is paid now.
        await row.getByRole('radio', { name: new RegExp(String(ambiguous.number), 'u') }).check();
        await row.getByRole('button', { name: /^Record/u }).click();
        await expect(row).toBeHidden();
      });

      await test.step('set the rest aside with a reason, and finish', async () => {
        await page.getByRole('button', { name: 'Not a client payment' }).click();
        await page.getByRole('dialog').getByLabel('Why').fill('Interest of the bank.');
        await expectAccessible(page);
        await page.getByRole('button', { name: 'Set $1.84 aside' }).click();
        await expect(page.getByText('Every row is decided.')).toBeVisible();
        // The focus moves while the dialog closes, so that a key may not reach the button.
        await page.getByRole('button', { name: 'Finish' }).click();
        await expect(
          page.getByRole('heading', { level: 1, name: 'Bank statement matched' }),
        ).toBeVisible();
        await expect(page.getByText('Interest of the bank.')).toBeVisible();
        await expectAccessible(page);
      });

      await test.step('import the same file again: nothing doubles', async () => {
        await page.goto(STAFF_BANK_IMPORT_PATH);
        await choose(page, csv);
        await expect(page.getByText('Every row looks like one of an earlier file')).toBeVisible();
        await page.getByRole('button', { name: 'Finish' }).press('Enter');
        await expect(page.getByText('Nothing is new: 3 rows used before, left out.')).toBeVisible();
        for (const { id } of [sure, ambiguous]) {
          const { payments, status } = await staff.invoices.getInvoice({ id });
          expect([status, payments.length]).toEqual(['paid', 1]);
        }
      });

      await test.step('the client sees both paid', async () => {
        const portal = await browser.newPage();
        await setSession(portal, session);
        for (const { id } of [sure, ambiguous]) {
          await portal.goto(pathWithId(SITE_PATHS.clientInvoice, id));
          await expect(
            portal.getByText('There is nothing left to pay on this invoice. Thank you.'),
          ).toBeVisible();
        }
        await portal.close();
      });
    },
  );

  test(
    `staff see and stop the reminders of an invoice, ${width} wide`,
    { tag: fullUnless(width === 390) },
    async ({ page, request }) => {
      await page.setViewportSize({ width, height: 900 });
      const client = newUser();
      const session = await registerVerified(request, client);
      const staffSession = await logIn(request, DEMO.staff);
      const { number } = await issue(apiAs(staffSession), session.user.id, 11_000);
      await setSession(page, staffSession);
      await page.goto(STAFF_REMINDERS_PATH);
      const row = page.getByRole('row', { name: new RegExp(number ?? '', 'u') });
      await expect(row.getByRole('switch')).toBeChecked();
      await expectAccessible(page);
      await row.locator('summary').press('Enter');
      await row.getByRole('button', { name: /^Stop/u }).press('Enter');
      await page.getByRole('dialog').getByLabel('Why').fill('They dispute it.');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Stop reminders' }).click();
      await expect(page.getByText(`Reminders of ${number} are stopped.`)).toBeVisible();
      await expect(row.getByText(/They dispute it/u)).toBeVisible();
      await row.getByRole('switch').press('Space');
      await expect(row.getByRole('switch')).not.toBeChecked();
    },
  );
}
