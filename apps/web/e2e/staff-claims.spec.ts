import { readFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { pathWithId } from '@cleaning/contract/routes';
import type { APIRequestContext, Page } from '@playwright/test';
import { STAFF_CLAIMS_PATH } from '#domains/claims/claim-paths.ts';
import { STAFF_INVOICE_PATH } from '#domains/invoices/invoice-paths.ts';
import { fullUnless } from './support/full.ts';
import { expectAccessible } from './support/accessibility.ts';
import { apiAs, newKey } from './support/api.ts';
import { tickOnly } from './support/pick.ts';
import { expect, test } from './support/test.ts';
import { type Session, setSession } from './support/users.ts';
import { completeVisit, createOfficeStaff, createNamedClient } from './support/visits.ts';

/** Issues an invoice for two hours that the agency pays. */
async function issueClaimableInvoice(request: APIRequestContext, cleaner: Session) {
  const client = await createNamedClient(request, 'ndis');
  const staff = apiAs(cleaner);
  const visit = await completeVisit(staff, { cleaner, client, serviceId: 'ndis' });
  const { results } = await staff.invoices.createDraftInvoices(
    { drafts: [{ appointment_ids: [visit.id], hourly_rate_cents: 60_10 }] },
    newKey(),
  );
  const id = results[0]?.invoice?.id;
  if (id === undefined) throw new Error('No draft was made of the visit.');
  const { version } = await staff.invoices.getInvoice({ id });
  const issued = await staff.invoices.issueInvoice(
    { id },
    { version, override_reason: 'Checked by hand.' },
  );
  return { client: apiAs(client.session), id, number: issued.number ?? '' };
}

const openClaims = (page: Page, state: string) => page.goto(`${STAFF_CLAIMS_PATH}?state=${state}`);

/** Selects only this invoice among those ready to claim; other tests have invoices there too. */
async function pickOnly(page: Page, number: string): Promise<void> {
  await openClaims(page, 'ready');
  await tickOnly(page, /^Select INV-/u, [number]);
}

async function makeBatch(page: Page, number: string): Promise<string> {
  await pickOnly(page, number);
  await page.getByRole('button', { name: 'Make batch and download' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make batch and download' }).click();
  const made = page.getByText(/^Batch \d+ is made/u);
  await expect(made).toBeVisible();
  return /^Batch \d+/u.exec((await made.textContent()) ?? '')?.[0] ?? '';
}

for (const width of [1440, 390]) {
  test(
    `a claim is previewed, batched, rejected, fixed, claimed again and paid, ${width} wide`,
    { tag: fullUnless(width === 1440) },
    async ({ page, request }) => {
      await page.setViewportSize({ width, height: 900 });
      const cleaner = await createOfficeStaff(request);
      const { client, id, number } = await issueClaimableInvoice(request, cleaner);
      const invoice = () => client.invoices.getInvoice({ id });
      const button = (words: string | RegExp) => page.getByRole('button', { name: words });
      await setSession(page, cleaner);

      await test.step('look at the rows of the file, which claims nothing', async () => {
        await pickOnly(page, number);
        const rows = page.getByRole('table', { name: 'Rows of the file' });
        await expect(rows.getByText(`${number}-1`)).toBeVisible();
        await expect(button('Make batch and download')).toBeVisible();
        await expectAccessible(page);
        await page.reload();
        await expect(page.getByRole('checkbox', { name: `Select ${number}` })).toBeVisible();
        expect((await invoice()).claim_status).toBe('ready');
      });

      await test.step('make a batch, and download its file', async () => {
        const batch = await makeBatch(page, number);
        expect((await invoice()).claim_status).toBe('submitted');
        await openClaims(page, 'batches');
        const row = page
          .getByRole('table', { name: 'Batches of claims' })
          .getByRole('row', { name: new RegExp(`^${batch}\\b`, 'u') });
        await expect(row).toBeVisible();
        await expectAccessible(page);
        const download = page.waitForEvent('download');
        await row.getByRole('button', { name: /^Download/u }).click();
        const file = await readFile(await (await download).path(), 'utf8');
        expect(file).toMatch(new RegExp(`,43\\d{7},.*${number}-1,`, 'u'));
      });

      await test.step('enter that it was rejected', async () => {
        await openClaims(page, 'submitted');
        await page.getByLabel(`Answer to ${number}`).selectOption('rejected');
        await expect(button('Save 1 answer')).toBeDisabled();
        await page.getByLabel(`Why ${number} was rejected`).fill('Provider not recorded.');
        await expectAccessible(page);
        await button('Save 1 answer').click();
        await expect(page.getByText('1 saved.')).toBeVisible();
        expect((await invoice()).claim_status).toBe('rejected');
      });

      await test.step('fix what was wrong, and claim it again', async () => {
        await openClaims(page, 'rejected');
        const card = page.getByRole('region', { name: new RegExp(number, 'u') });
        await expect(card.getByText('Provider not recorded.')).toBeVisible();
        await expectAccessible(page);
        const recorded = card.getByLabel('My provider since');
        await recorded.fill('2026-01-05');
        await card
          .getByRole('listitem')
          .filter({ has: page.getByLabel('My provider since') })
          .getByRole('button', { name: 'Save' })
          .click();
        await expect(recorded).toBeHidden();
        await card.getByRole('button', { name: 'Make ready again' }).click();
        await expect(page.getByText(`${number} is ready again`, { exact: false })).toBeVisible();
        await makeBatch(page, number);
      });

      await test.step('enter that it was accepted, and match its money', async () => {
        await openClaims(page, 'submitted');
        await page.getByLabel(`Answer to ${number}`).selectOption('accepted');
        await button('Save 1 answer').click();
        await expect(page.getByText('1 saved.')).toBeVisible();
        await openClaims(page, 'accepted');
        await button(`Match money ${number}`).click();
        const dialog = page.getByRole('dialog');
        await expectAccessible(page);
        await dialog.getByRole('button', { name: 'Record $120.20' }).click();
        await expect(page.getByText(`${number} is paid.`)).toBeVisible();
        expect(await invoice()).toMatchObject({
          status: 'paid',
          claim_status: 'reconciled',
          balance_cents: 0,
        });
      });
    },
  );

  test(
    `a remittance pays one claim and rejects another, once, ${width} wide`,
    { tag: fullUnless(width === 390) },
    async ({ page, request }) => {
      await page.setViewportSize({ width, height: 900 });
      const cleaner = await createOfficeStaff(request);
      const [paid, other] = [
        await issueClaimableInvoice(request, cleaner),
        await issueClaimableInvoice(request, await createOfficeStaff(request)),
      ];
      await apiAs(cleaner).claims.createClaimBatch({ invoice_ids: [paid.id, other.id] }, newKey());
      await setSession(page, cleaner);
      const content = [
        'ClaimReference,PaidTotalAmount,PaymentRequestStatus,ErrorMessage',
        `${paid.number}-1,120.20,SUCCESSFUL,`,
        `${other.number}-1,0,REJECTED,No funding left`,
        'INV-2020-00001-1,10,SUCCESSFUL,',
      ].join('\n');
      const remittance = {
        name: 'remittance.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(content),
      };

      await page.goto(STAFF_CLAIMS_PATH);
      await page.getByRole('button', { name: 'Add the NDIA’s answers' }).click();
      await page.getByLabel('Add a file, from your device').setInputFiles(remittance);
      await page.getByLabel('Reference on the bank statement').fill(`NDIA ${randomUUID()}`);
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Check 3 rows' }).click();
      await expect(
        page.getByRole('listitem').filter({ hasText: 'No issued invoice has this number.' }),
      ).toBeVisible();
      const answers = page.getByRole('table', { name: 'Answers by row' });
      const rejected = answers.getByRole('row').filter({ hasText: other.number });
      await expect(rejected).toContainText('No funding left');
      await expect(rejected).toContainText('To fix');
      await expectAccessible(page);
      expect((await paid.client.invoices.getInvoice({ id: paid.id })).balance_cents).toBe(120_20);

      await page.getByRole('button', { name: 'Apply 2 rows' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Answers applied' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Fix 1 rejected' })).toBeVisible();
      await expectAccessible(page);
      expect(await paid.client.invoices.getInvoice({ id: paid.id })).toMatchObject({
        status: 'paid',
        claim_status: 'reconciled',
      });
      expect(await other.client.invoices.getInvoice({ id: other.id })).toMatchObject({
        status: 'issued',
        claim_status: 'rejected',
      });
      await page.goto(pathWithId(STAFF_INVOICE_PATH, paid.id));
      await expect(page.getByText('Paid by the NDIA')).toBeVisible();
    },
  );
}
