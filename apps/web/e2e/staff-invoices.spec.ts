import { randomInt, randomUUID } from 'node:crypto';
import type { ApiClient } from '@cleaning/api-client';
import { SITE_PATHS } from '@cleaning/contract/routes';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { apiAs } from './support/api.ts';
import { inDays } from './support/client-data.ts';
import { expect, test } from './support/test.ts';
import {
  type ClientType,
  DEMO,
  logIn,
  newUser,
  registerVerified,
  setSession,
} from './support/users.ts';

const HOUR_MS = 60 * 60 * 1000;
const newKey = () => ({ idempotencyKey: randomUUID() });

/** A visit of two hours that has just ended. */
async function completeVisit(
  staff: ApiClient,
  staffId: string,
  clientId: string,
  type: ClientType,
) {
  const now = Date.now();
  const booked = await staff.appointments.bookAppointment(
    {
      client_id: clientId,
      service_id: type === 'ndis' ? 'ndis' : 'general',
      preferred_date: inDays(0),
      preferred_time: 'any',
      address_line1: '14 Banksia Street',
      suburb: 'Castle Hill',
      postcode: '2154',
      plan: {
        starts_at: new Date(now + 10_000).toISOString(),
        ends_at: new Date(now + 60_000).toISOString(),
        staff_id: staffId,
      },
      reason: 'Agreed on the phone.',
    },
    newKey(),
  );
  const begun = await staff.appointments.startAppointment(
    { id: booked.id },
    { version: booked.version },
  );
  return staff.appointments.completeAppointment(
    { id: booked.id },
    {
      version: begun.version,
      started_at: new Date(now - 2 * HOUR_MS).toISOString(),
      ended_at: new Date(now).toISOString(),
    },
  );
}

/** Makes a draft out of one visit among those of all clients, and opens it. */
async function draftFrom(page: Page, reference: string, name: string, rate: string) {
  await page.goto(SITE_PATHS.staffInvoices);
  await page.getByRole('button', { name: /^Invoice \d+ visit/u }).click();
  const dialog = page.getByRole('dialog');
  await expect(
    dialog.getByRole('checkbox', { name: new RegExp(`${reference}$`, 'u') }),
  ).toBeChecked();
  await keepOnly(dialog, reference);
  await dialog.getByLabel(`Rate an hour for ${name} in dollars`).fill(rate);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Make 1 draft' }).click();
  await expect(page.getByText('1 draft made.')).toBeVisible();
  await page.getByLabel('Search').fill(name);
  await expect(page).toHaveURL(/search=/u);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Draft', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Draft for ${name}` })).toBeVisible();
}

async function keepOnly(dialog: Locator, reference: string): Promise<void> {
  for (const box of await dialog.getByRole('checkbox').all()) {
    const label = (await box.getAttribute('aria-label')) ?? '';
    if (!label.endsWith(reference)) await box.uncheck();
  }
}

for (const width of [1440, 390]) {
  test(`a visit becomes an invoice that is paid in part and credited, ${width} wide`, async ({
    page,
    request,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 900 });
    const user = { ...newUser(), lastName: `Tester${randomInt(1_000_000)}` };
    const client = await registerVerified(request, user);
    const session = await logIn(request, width === 390 ? DEMO.admin : DEMO.staff);
    const staff = apiAs(session);
    const visit = await completeVisit(staff, session.user.id, client.user.id, 'general');
    const name = `${user.firstName} ${user.lastName}`;
    const button = (words: string | RegExp) => page.getByRole('button', { name: words });
    await setSession(page, session);

    await test.step('make a draft, change and issue it', async () => {
      await draftFrom(page, visit.reference, name, '70');
      await page.getByLabel(/^Said below the lines/u).fill('Thank you.');
      await button('Save draft').click();
      await expect(page.getByText('Saved.')).toBeVisible();
      await expectAccessible(page);
      await button('Issue invoice').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Issue $140.00' }).click();
      await expect(page.getByRole('heading', { level: 1, name: /^Invoice INV-/u })).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('record a part of the money, and credit some of the rest', async () => {
      await button('Record payment').click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Amount ($)').fill('100');
      await dialog.getByLabel('Reference on the bank statement').fill(`TESTER ${randomUUID()}`);
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Record $100.00' }).click();
      await expect(page.getByText('Paid in part')).toBeVisible();
      await button('Give credit').click();
      await dialog.getByLabel('Amount ($)').fill('15.50');
      await dialog.getByLabel('Why').fill('A window was left out.');
      await dialog.getByRole('button', { name: 'Credit $15.50' }).click();
      await expect(dialog).toBeHidden();
      const [invoice] = (await apiAs(client).invoices.listMyInvoices()).results;
      expect(invoice).toMatchObject({
        status: 'partially_paid',
        total_cents: 140_00,
        balance_cents: 24_50,
      });
    });
  });

  test(`an NDIS visit is claimed, rejected, made ready again and paid, ${width} wide`, async ({
    page,
    request,
  }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height: 900 });
    const user = {
      ...newUser(),
      lastName: `Tester${randomInt(1_000_000)}`,
      clientType: 'ndis' as const,
    };
    const client = await registerVerified(request, user);
    await apiAs(client).clients.updateClientProfile({
      version: 1,
      ndis_number: `43${String(randomInt(10_000_000)).padStart(7, '0')}`,
      plan_management: 'agency',
      plan_start: inDays(-100),
      plan_end: inDays(200),
    });
    const session = await logIn(request, width === 390 ? DEMO.admin : DEMO.staff);
    const staff = apiAs(session);
    const visit = await completeVisit(staff, session.user.id, client.user.id, 'ndis');
    const name = `${user.firstName} ${user.lastName}`;
    const button = (words: string | RegExp) => page.getByRole('button', { name: words });
    await setSession(page, session);

    await test.step('issue it beside its check', async () => {
      await draftFrom(page, visit.reference, name, '60.10');
      await expect(page.getByText(/passed$/u).first()).toBeVisible();
      await expectAccessible(page);
      const anyway = button('Issue anyway, with a reason');
      if (await anyway.isVisible()) {
        await anyway.click();
        await page.getByLabel(/^Why although/u).fill('Checked by hand.');
      } else {
        await button('Issue invoice').click();
      }
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Issue \$/u })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: /^Invoice INV-/u })).toBeVisible();
    });
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    const number = (heading ?? '').replace('Invoice ', '').trim();

    await test.step('claim it', async () => {
      await page.goto(SITE_PATHS.staffClaims);
      await expect(page.getByRole('link', { name: number })).toBeVisible();
      await expectAccessible(page);
      await button(/^Make batch of/u).click();
      await expect(page.getByText(/^Batch \d+ is made/u)).toBeVisible();
    });

    await test.step('enter that it was rejected, and make it ready again', async () => {
      await page.goto(`${SITE_PATHS.staffClaims}?state=submitted`);
      await page.getByLabel(`Answer to ${number}`).selectOption('rejected');
      await page.getByLabel(`Why ${number} was rejected`).fill('Provider not recorded.');
      await expectAccessible(page);
      await button('Save 1 answer').click();
      await expect(page.getByText('1 saved.')).toBeVisible();
      await page.goto(`${SITE_PATHS.staffClaims}?state=rejected`);
      const card = page.getByRole('region', { name: new RegExp(number, 'u') });
      await expect(card.getByText('Provider not recorded.')).toBeVisible();
      await expectAccessible(page);
      await card.getByRole('button', { name: 'Make ready again' }).click();
      await expect(page.getByText(`${number} is ready again`, { exact: false })).toBeVisible();
    });

    await test.step('claim it again, and match its money', async () => {
      await page.goto(SITE_PATHS.staffClaims);
      await button(/^Make batch of/u).click();
      await expect(page.getByText(/^Batch \d+ is made/u)).toBeVisible();
      await page.goto(`${SITE_PATHS.staffClaims}?state=submitted`);
      await page.getByLabel(`Answer to ${number}`).selectOption('accepted');
      await button('Save 1 answer').click();
      await expect(page.getByText('1 saved.')).toBeVisible();
      await page.goto(`${SITE_PATHS.staffClaims}?state=accepted`);
      await page.getByRole('button', { name: `Match money ${number}` }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Record \$/u })
        .click();
      await expect(page.getByText(`${number} is paid.`)).toBeVisible();
      const [invoice] = (await apiAs(client).invoices.listMyInvoices()).results;
      expect(invoice).toMatchObject({
        status: 'paid',
        claim_status: 'reconciled',
        balance_cents: 0,
      });
    });
  });
}
