import { randomInt } from 'node:crypto';
import { SITE_PATHS, pathWithId } from '@cleaning/contract/routes';
import type { Locator } from '@playwright/test';
import { apiAs, newKey } from './support/api.ts';
import { expectAccessible } from './support/accessibility.ts';
import { keyboard, pointer } from './support/input-modes.ts';
import { reviseOffer } from './support/quotes.ts';
import { DEMO, logIn, newUser, registerVerified, setSession } from './support/users.ts';
import { inDays } from './support/client-data.ts';
import { now } from './support/clock.ts';
import { expect, test } from './support/test.ts';

const VARIANTS = [
  {
    clientType: 'general',
    service: 'General',
    staffMember: DEMO.staff,
    width: 1440,
    name: 'with a pointer',
    inputModeOf: () => pointer,
  },
  {
    clientType: 'ndis',
    service: /^NDIS/u,
    staffMember: DEMO.admin,
    width: 390,
    name: 'by keyboard alone',
    inputModeOf: keyboard,
  },
] as const;

/** Far enough ahead that it can be booked. */
const APPOINTMENT_STARTS_IN_MS = 20 * 1000;
const APPOINTMENT_LASTS_MS = 5 * 60 * 1000;

for (const { clientType, service, staffMember, width, name, inputModeOf } of VARIANTS) {
  const isNdis = clientType === 'ndis';

  test(
    `from a price to a paid invoice, ${clientType}, ${name}, ${width} wide`,
    // Each part is a journey of its own, and the week of the company goes the whole way.
    { tag: '@full' },
    async ({ page, request }) => {
      const input = inputModeOf(page);
      await page.setViewportSize({ width, height: 900 });
      const session = await registerVerified(request, { ...newUser(), clientType });
      const [client, staff] = [apiAs(session), apiAs(await logIn(request, DEMO.staff))];
      const title = page.getByRole('heading', { level: 1 });
      const outcome = (words: string) => page.getByRole('heading', { level: 2, name: words });
      const button = (words: string | RegExp) =>
        page.getByRole('button', { name: words, exact: true });
      const menu = (words: string): Locator =>
        page.getByRole('navigation', { name: 'Portal' }).getByRole('link', { name: words });

      if (isNdis) {
        await client.clients.updateClientProfile({
          version: 1,
          ndis_number: `43${String(randomInt(10_000_000)).padStart(7, '0')}`,
          plan_management: 'plan',
          plan_start: inDays(-100),
          plan_end: inDays(200),
          plan_manager_name: 'Sample Plan Managers',
          plan_manager_invoice_email: 'invoices@plan-manager.example',
        });
      }
      await setSession(page, session);

      await test.step('a price, and a request for a quote', async () => {
        await page.goto(SITE_PATHS.clientPortal);
        await input.press(page.getByRole('link', { name: 'Open calculator' }));
        await expect(title).toBeFocused();
        await input.tick(page.getByRole('radio', { name: service, exact: !isNdis }));
        await input.press(button('Add one bedroom'));
        await input.press(button('Add one kitchen'));
        await input.press(button('Start a quote with this price'));
        await expect(page.getByRole('heading', { level: 1, name: 'New quote' })).toBeVisible();
        await input.press(button('Continue'));
        await input.type(page.getByLabel('Street address'), '14 Banksia Street');
        await input.type(page.getByLabel('Suburb'), 'Castle Hill');
        await input.type(page.getByLabel('Postcode'), '2154');
        await input.press(button('Continue'));
        await expect(page.getByRole('group', { name: 'When is the first visit?' })).toBeVisible();
        await input.press(button('Continue'));
        await expect(button('Choose photos')).toBeVisible();
        await input.press(button('Continue'));
        await expect(outcome('Check your answers')).toBeVisible();
        await input.press(button('Send quote request'));
        await expect(page.getByText('With us').first()).toBeVisible();
      });

      const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
      const { version } = await client.quotes.getQuote({ id });
      const quote = await staff.quotes.sendQuote({ id }, { version });

      await test.step('the offer is sent back, and comes again', async () => {
        await page.goto(SITE_PATHS.clientPortal);
        const waiting = page.getByRole('region', { name: 'Quotes waiting for you' });
        await input.press(waiting.getByRole('link', { name: new RegExp(quote.reference, 'u') }));
        await expect(outcome('Ready for your approval')).toBeVisible();
        await input.press(button('Ask for changes'));
        await input.type(page.getByRole('dialog').getByRole('textbox'), 'A bathroom as well.');
        await input.press(button('Ask for changes').last());
        await expect(outcome('We are working on your changes')).toBeFocused();
        await reviseOffer({ session, client, staff, quote }, 1);
        await page.reload();
      });

      await test.step('they approve it', async () => {
        await input.press(button(/^Approve (?:about )?\$/u));
        const dialog = page.getByRole('dialog');
        await input.type(dialog.getByLabel('Type your full name to sign'), 'Robin Tester');
        await input.tick(dialog.getByRole('checkbox'));
        await input.press(button(/^Approve (?:about )?\$/u).last());
        await expect(outcome('You approved this quote')).toBeFocused();
        await expectAccessible(page);
      });

      const approved = await client.quotes.getQuote({ id });
      // A cleaner cannot have two visits at once, so each test has its own.
      const visitor = await logIn(request, staffMember);
      const startsAt = now().getTime() + APPOINTMENT_STARTS_IN_MS;
      await staff.quotes.convertQuote(
        { id },
        {
          version: approved.version,
          appointments: [
            {
              starts_at: new Date(startsAt).toISOString(),
              ends_at: new Date(startsAt + APPOINTMENT_LASTS_MS).toISOString(),
              staff_id: visitor.user.id,
            },
          ],
        },
        newKey(),
      );
      const [appointment] = (await client.appointments.listMyAppointments()).results;
      if (appointment === undefined) throw new Error('The booked quote has no appointment.');

      await test.step('the appointment stands first, and opens', async () => {
        await page.goto(SITE_PATHS.clientPortal);
        const next = page.getByRole('region', { name: 'Next visit' });
        await input.press(next.getByRole('link', { name: 'See details' }));
        const details = page.getByRole('dialog', { name: `Visit ${appointment.reference}` });
        await expect(details.getByText(/14 Banksia Street/u)).toBeVisible();
        await expectAccessible(page);
        await page.keyboard.press('Escape');
        await expect(page).toHaveURL(SITE_PATHS.clientAppointments);
      });

      const begun = await staff.appointments.startAppointment(
        { id: appointment.id },
        { version: appointment.version },
      );
      await staff.appointments.completeAppointment(
        { id: appointment.id },
        { version: begun.version },
      );
      const draft = isNdis
        ? await staff.invoices.createInvoice(
            {
              client_id: session.user.id,
              kind: 'ndis',
              lines: [
                {
                  description: 'House cleaning',
                  quantity: 2,
                  unit: 'H',
                  unit_price_cents: 60_10,
                  support_item_number: '01_020_0120_1_1',
                  service_date_from: inDays(-1),
                  start_time: '09:00',
                  end_time: '11:00',
                },
              ],
            },
            newKey(),
          )
        : await staff.invoices.createInvoiceFromQuote({ quote_id: id }, newKey());
      const invoice = await staff.invoices.issueInvoice(
        { id: draft.id },
        { version: draft.version, ...(isNdis && { override_reason: 'Checked by hand.' }) },
      );

      await test.step('the invoice: who pays it, what was checked, and its PDF', async () => {
        await input.press(menu('Invoices'));
        await expect(title).toBeFocused();
        await page.reload();
        await input.press(
          page.getByRole('table', { name: 'Your invoices' }).getByRole('link', { name: /^View/u }),
        );
        await expect(page).toHaveURL(pathWithId(SITE_PATHS.clientInvoice, invoice.id));
        await expect(title).toContainText(invoice.number ?? 'INV');
        const way = isNdis ? 'You do not need to pay' : 'How to pay';
        await expect(page.getByRole('region', { name: way })).toBeVisible();
        if (isNdis) {
          const check = page.getByRole('region', { name: 'NDIS check' });
          await expect(check.getByText('What we are fixing')).toBeVisible();
          const group = check.getByRole('group').filter({ hasText: 'You and your plan' });
          const missing = group.getByText(/^Our records show no service agreement/u);
          await expect(missing).toBeHidden();
          await input.press(group.locator('summary', { hasText: '6 passed, 2 being checked' }));
          await expect(missing).toBeVisible();
          await expect(group.getByText('Your name is on it.')).toBeVisible();
        }
        await expectAccessible(page);
        const pdf = page.waitForEvent('download');
        await input.press(button('Download PDF'));
        expect((await pdf).suggestedFilename()).toContain(invoice.number);
      });

      await test.step('it is paid', async () => {
        await staff.invoices.recordPayment(
          { id: invoice.id },
          {
            amount_cents: invoice.balance_cents,
            reference: `Transfer ${invoice.number}`,
            method: 'bank_transfer',
          },
          newKey(),
        );
        await page.reload();
        await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible();
        await input.press(menu('Dashboard'));
        await expect(page.getByText('You are up to date.')).toBeVisible();
        await expectAccessible(page);
      });
    },
  );
}
