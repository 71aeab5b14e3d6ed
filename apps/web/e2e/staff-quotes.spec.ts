import { pathWithId } from '@cleaning/contract/routes';
import { STAFF_QUOTE_PATH, STAFF_QUOTES_PATH } from '#domains/quotes/quote-paths.ts';
import { fullUnless } from './support/full.ts';
import { expectAccessible } from './support/accessibility.ts';
import { apiAs, newKey } from './support/api.ts';
import { inDays } from './support/client-data.ts';
import { createQuoteRequest } from './support/quotes.ts';
import { expect, test } from './support/test.ts';
import { DEMO, logIn, setSession } from './support/users.ts';

for (const width of [1440, 390]) {
  test(
    `staff price, send, undo, send again and book a quote, ${width} wide`,
    { tag: fullUnless(width === 1440) },
    async ({ page, request }) => {
      await page.setViewportSize({ width, height: 900 });
      const { client, id } = await createQuoteRequest(request);
      const { reference } = await client.quotes.getQuote({ id });
      const session = await logIn(request, DEMO.staff);
      const staff = apiAs(session);
      await setSession(page, session);
      const button = (name: string | RegExp) => page.getByRole('button', { name });

      await test.step('find the request on the board', async () => {
        await page.goto(STAFF_QUOTES_PATH);
        await page.getByRole('main').getByLabel('Search').fill(reference);
        const column = page.getByRole('region', { name: 'To answer' });
        await expect(column.getByRole('link', { name: reference })).toBeVisible();
        await expectAccessible(page);
        await page.getByRole('link', { name: 'Table', exact: true }).click();
        await expect(page.getByRole('table', { name: 'Quotes of every client' })).toBeVisible();
        await expectAccessible(page);
        await page.getByRole('link', { name: reference }).click();
      });

      await test.step('price it, with a reason for each change', async () => {
        await page.getByLabel('Price of one Deep cleaning in dollars').fill('160');
        await page.getByLabel(/^Why not the list price/u).fill('Second clean this month');
        await page.getByLabel('Note', { exact: true }).fill('Tuesday in the morning is free.');
        await button('14 days').click();
        await button('Save draft').click();
        await expect(page.getByText(/^Saved \d/u)).toBeVisible();
        await expectAccessible(page);
      });

      await test.step('send it, undo that, and send it again', async () => {
        await button('Send quote').click();
        const dialog = page.getByRole('dialog');
        await expect(dialog.getByText('Second clean this month')).toBeVisible();
        await expectAccessible(page);
        await dialog.getByRole('button', { name: /^Send \$/u }).click();
        await button('Undo').click();
        await expect(button('Save draft')).toBeVisible();
        expect((await client.quotes.getQuote({ id })).status).toBe('submitted');
        await button('Send quote').click();
        await page
          .getByRole('dialog')
          .getByRole('button', { name: /^Send \$/u })
          .click();
        await expect(page.getByText('With the client')).toBeVisible({ timeout: 30_000 });
        await expectAccessible(page);
      });

      await test.step('the client approves it, and staff book its visit', async () => {
        const offered = await client.quotes.getQuote({ id });
        expect(offered.company_notes).toBe('Tuesday in the morning is free.');
        expect(offered.price.lines[0]).toMatchObject({
          unit_cents: 160_00,
          reason: 'Second clean this month',
        });
        await client.quotes.approveQuote(
          { id },
          { version: offered.version, approved_name: 'Robin Tester', accepts_terms: true },
          newKey(),
        );
        await page.goto(pathWithId(STAFF_QUOTE_PATH, id));
        await button('Book').click();
        const dialog = page.getByRole('dialog');
        await dialog.getByLabel('Day').fill(inDays(width === 390 ? 40 : 41));
        await dialog.getByLabel('Cleaner').selectOption({ index: 1 });
        await expectAccessible(page);
        await dialog.getByRole('button', { name: 'Book 1 visit' }).click();
        await expect(page.getByText('Booked', { exact: true })).toBeVisible();
        const { results } = await client.appointments.listMyAppointments({ quote_id: id });
        expect(results).toMatchObject([{ status: 'confirmed' }]);
        expect((await staff.quotes.getQuote({ id })).status).toBe('converted');
      });
    },
  );
}
