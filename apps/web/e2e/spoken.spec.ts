import { randomUUID } from 'node:crypto';
import { SITE_PATHS, pathWithId } from '@cleaning/contract/routes';
import type { Locator } from '@playwright/test';
import { apiAs } from './support/api.ts';
import { inDays } from './support/client-data.ts';
import { keyboard } from './support/input-modes.ts';
import { linkFromMail } from './support/mailbox.ts';
import { hear } from './support/screen-reader.ts';
import { expect, test } from './support/test.ts';
import { DEMO, logIn, newUser } from './support/users.ts';

const newKey = () => ({ idempotencyKey: randomUUID() });

/**
 * The announced text of each step is a snapshot in `spoken`, so that changes of wording or order
 * are reviewed. Update it with `playwright test spoken --update-snapshots`.
 */
test('a participant hears every step from a price to a checked invoice, by keyboard alone', async ({
  page,
  request,
}) => {
  test.setTimeout(300_000);
  const input = keyboard(page);
  const user = newUser();
  const main = page.getByRole('main');
  const button = (words: string | RegExp) => page.getByRole('button', { name: words });
  const title = (words: string | RegExp) => page.getByRole('heading', { level: 1, name: words });
  const expectSpoken = async (name: string, part: Locator = main) => {
    expect(await hear(part)).toMatchSnapshot(`${name}.txt`);
  };

  await test.step('a price', async () => {
    await page.goto(SITE_PATHS.quote);
    await input.tick(page.getByRole('radio', { name: 'NDIS support' }));
    await input.press(button('Add one bedroom'));
    await input.press(button('Add one kitchen'));
    await input.tick(page.getByRole('radio', { name: 'Standard' }));
    await expect(page.getByRole('region', { name: 'Your price' })).toContainText('$210');
    await expectSpoken('01-price');
    await input.press(button('Request this quote'));
  });

  await test.step('registration', async () => {
    await expect(title('Create your account')).toBeVisible();
    await input.tick(page.getByRole('radio', { name: 'NDIS participant' }));
    await input.press(button('Create account'));
    await expect(page.getByRole('alert')).toBeFocused();
    await expectSpoken('02-register-with-mistakes');
    await input.type(page.getByLabel('NDIS number'), '430 000 017');
    await input.type(page.getByLabel('First name'), user.firstName);
    await input.type(page.getByLabel('Last name'), user.lastName);
    await input.type(page.getByLabel('Email'), user.email);
    await input.type(page.getByLabel('Phone'), user.phone);
    await input.type(page.getByLabel('Password', { exact: true }), user.password);
    await input.press(button('Create account'));
  });

  await test.step('verification', async () => {
    await expect(title('Check your email')).toBeVisible();
    await expectSpoken('03-check-your-email');
    await page.goto(await linkFromMail(request, user.email, SITE_PATHS.emailVerification));
    await expect(title('Your email is verified')).toBeVisible();
    await expectSpoken('04-verified');
    await input.press(page.getByRole('link', { name: 'Continue to your portal' }));
  });

  await test.step('the price waits as a draft', async () => {
    const waiting = page.getByRole('region', { name: 'Your price is waiting' });
    await expect(waiting).toContainText(/Draft Q-\d+/u);
    await expectSpoken('05-dashboard-with-a-draft');
    await input.press(waiting.getByRole('link', { name: 'Review and send' }));
  });

  const session = await logIn(request, user.email, user.password);
  const [client, staff] = [apiAs(session), apiAs(await logIn(request, DEMO.staff))];

  await test.step('the draft is filled in and sent', async () => {
    await expect(page.getByLabel('Street address')).toBeVisible();
    await expectSpoken('06-address');
    await input.type(page.getByLabel('Street address'), '14 Banksia Street');
    await input.type(page.getByLabel('Suburb'), 'Castle Hill');
    await input.type(page.getByLabel('Postcode'), '2154');
    await input.press(button('Continue'));
    await expect(page.getByLabel('Preferred date')).toBeVisible();
    await expect(page.getByText(/^Saved/u)).toBeVisible();
    await expectSpoken('07-date');
    await input.press(button('Continue'));
    await expect(button('Choose photos')).toBeVisible();
    await expectSpoken('08-photos');
    await input.press(button('Continue'));
    await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeVisible();
    await expectSpoken('09-check-your-answers');
    await input.press(button('Send quote request'));
    await expect(page.getByRole('heading', { name: 'We have your request' })).toBeVisible();
    await expectSpoken('10-sent');
  });

  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const { version } = await client.quotes.getQuote({ id });
  await staff.quotes.sendQuote({ id }, { version });

  await test.step('the offer is read and approved', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Ready for your approval' })).toBeVisible();
    await expectSpoken('11-offer');
    await input.press(button('Approve quote'));
    const dialog = page.getByRole('dialog');
    await expectSpoken('12-approve', dialog);
    await input.type(dialog.getByLabel('Your full name'), 'Robin Tester');
    await input.tick(dialog.getByRole('checkbox'));
    await input.press(button('Approve quote').last());
    await expect(page.getByRole('heading', { name: 'You approved this quote' })).toBeFocused();
    await expectSpoken('13-approved');
  });

  await test.step('an appointment is moved', async () => {
    const approved = await client.quotes.getQuote({ id });
    const visitor = await logIn(request, DEMO.admin);
    // A retry needs another day, because the first try has booked the cleaner on this one.
    const day = 40 + 2 * test.info().retry;
    await staff.quotes.convertQuote(
      { id },
      {
        version: approved.version,
        appointments: [
          {
            starts_at: `${inDays(day)}T03:15:00.000Z`,
            ends_at: `${inDays(day)}T05:15:00.000Z`,
            staff_id: visitor.user.id,
          },
        ],
      },
      newKey(),
    );
    await page.goto(SITE_PATHS.clientAppointments);
    await expect(page.getByText(/^Cancel free until/u)).toBeVisible();
    await expectSpoken('14-appointments');
    await input.press(button(/^Request another time/u));
    const dialog = page.getByRole('dialog');
    await expectSpoken('15-request-another-time', dialog);
    await dialog.getByLabel('Day that suits you').fill(inDays(day + 1));
    await input.choose(dialog.getByLabel('Time of day'), 'Morning');
    await input.press(dialog.getByRole('button', { name: 'Send request' }));
    await expect(dialog.getByRole('heading', { name: 'We have your request' })).toBeVisible();
    await expectSpoken('16-another-time-requested', dialog);
    await input.press(dialog.getByRole('button', { name: 'Done' }));
    await input.press(button(/^Keep \d/u));
    await expectSpoken('17-withdraw', page.getByRole('dialog'));
    await page.keyboard.press('Escape');
  });

  await test.step('an invoice and its check are read', async () => {
    const profile = await client.clients.getClientProfile();
    await client.clients.updateClientProfile({
      version: profile.version,
      plan_management: 'plan',
      plan_start: inDays(-100),
      plan_end: inDays(200),
      plan_manager_name: 'Sample Plan Managers',
      plan_manager_invoice_email: 'invoices@plan-manager.example',
    });
    const draft = await staff.invoices.createInvoice(
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
    );
    const invoice = await staff.invoices.issueInvoice(
      { id: draft.id },
      { version: draft.version, override_reason: 'Checked by hand.' },
    );
    await page.goto(SITE_PATHS.clientInvoices);
    await expect(page.getByRole('table', { name: 'Your invoices' })).toBeVisible();
    await expectSpoken('18-invoices');
    await page.goto(pathWithId(SITE_PATHS.clientInvoice, invoice.id));
    const check = page.getByRole('region', { name: 'NDIS check' });
    await input.press(check.locator('summary', { hasText: 'You and your plan' }));
    await expect(check.getByText('Your name is on it.')).toBeVisible();
    await expectSpoken('19-invoice-and-check');
  });
});
