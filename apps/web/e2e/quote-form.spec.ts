import { SITE_PATHS, pathWithId } from '@cleaning/contract/routes';
import type { Locator, Page } from '@playwright/test';
import { fullUnless } from './support/full.ts';
import { apiAs, newKey } from './support/api.ts';
import { expectAccessible } from './support/accessibility.ts';
import { keyboard, pointer } from './support/input-modes.ts';
import { createOffer } from './support/quotes.ts';
import { newUser, registerVerified, setSession } from './support/users.ts';
import { expect, test } from './support/test.ts';

const VARIANTS = [
  { width: 1440, name: 'with a pointer', inputModeOf: () => pointer },
  { width: 390, name: 'by keyboard alone', inputModeOf: keyboard },
] as const;

const HOME = { line1: '14 Banksia Street', suburb: 'Castle Hill', postcode: '2154' };

const heading = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });
const notes = (page: Page): Locator => page.getByLabel(/^Getting in, parking/u);

for (const { width, name, inputModeOf } of VARIANTS) {
  test(
    `a draft keeps every word on its way to us, ${name}, ${width} wide`,
    { tag: fullUnless(width === 390) },
    async ({ page, request, context, expectedConsole }) => {
      expectedConsole.push(/ERR_INTERNET_DISCONNECTED/u, /status of 409/u);
      const input = inputModeOf(page);
      const session = await registerVerified(request, newUser());
      const client = apiAs(session);
      await client.addresses.createAddress(
        { ...HOME, label: 'Home', access_notes: 'Knock and wait.' },
        newKey(),
      );
      await page.setViewportSize({ width, height: 900 });
      await setSession(page, session);
      const panel = page.getByRole('region', { name: 'Your price' });
      const theDraft = async () => {
        const { count, results } = await client.quotes.listMyQuotes();
        expect(count, 'there is one draft').toBe(1);
        return client.quotes.getQuote({ id: results[0]?.id ?? '' });
      };

      await test.step('a price becomes a draft in one press', async () => {
        await page.goto(SITE_PATHS.clientCalculator);
        await input.press(button(page, 'Start a quote with this price'));
        await expect(page.getByRole('alert')).toContainText('Choose a service.');
        await input.tick(page.getByRole('radio', { name: 'General', exact: true }));
        await expect(panel).toContainText('120');
        await expectAccessible(page);
        await input.press(button(page, 'Start a quote with this price'));
        await expect(heading(page, 'New quote')).toBeVisible();
        // The focus moves to the heading of the open question.
        await expect(page.locator('h2:focus')).toBeInViewport();
      });

      await test.step('the only saved address fills the form', async () => {
        await expect(page.getByRole('radio', { name: 'Home' })).toBeChecked();
        await expect(page.getByLabel('Street address')).toHaveValue(HOME.line1);
        await expect(notes(page)).toHaveValue('Knock and wait.');
        await expectAccessible(page);
      });

      await test.step('a lost connection keeps what is typed, and saves it when it is back', async () => {
        await context.setOffline(true);
        await input.type(notes(page), 'The key is with the neighbour.');
        await expect(page.getByText('Not saved, we will try again').first()).toBeVisible();
        await expectAccessible(page);
        await context.setOffline(false);
        await expect(page.getByText(/^Saved \d+:\d\d [ap]m$/u)).toBeVisible();
        expect((await theDraft()).access_notes).toBe('The key is with the neighbour.');
      });

      await test.step('two versions are put side by side, and each answer is chosen', async () => {
        const { id, version } = await theDraft();
        await client.quotes.updateQuote(
          { id },
          {
            version,
            address_line1: '9 Other Road',
            rooms: { bedroom: 2 },
            access_notes: 'From the other window.',
          },
        );
        await input.type(notes(page), 'Two dogs.');
        const conflict = page.getByRole('region', {
          name: 'This quote was changed somewhere else',
        });
        const answerTo = (question: string, side: string) =>
          conflict.getByRole('group', { name: question }).getByRole('radio', { name: side });
        await expect(answerTo('Rooms', 'The other version')).toBeChecked();
        await expect(answerTo('Getting in', 'Yours')).toBeChecked();
        await expect(conflict).toContainText('From the other window.');
        await expectAccessible(page);
        await input.tick(answerTo('Address', 'Yours'));
        await input.press(conflict.getByRole('button', { name: 'Save what I chose' }));
        await expect(conflict).toHaveCount(0);
        await expect(panel).toContainText('170');
        await expect.poll(theDraft).toMatchObject({
          address_line1: HOME.line1,
          rooms: { bedroom: 2 },
          access_notes: 'Two dogs.',
        });
      });

      await test.step('a reload opens the same draft', async () => {
        await page.reload();
        await expect(notes(page)).toHaveValue('Two dogs.');
        await input.press(button(page, 'Continue'));
        await expect(page.getByRole('group', { name: 'When is the first visit?' })).toBeVisible();
        await expectAccessible(page);
        await input.press(button(page, 'Continue'));
      });

      await test.step('a photo is added and looked at, and what is none is refused', async () => {
        const chosen = page.waitForEvent('filechooser');
        await input.press(button(page, 'Choose photos'));
        await (
          await chosen
        ).setFiles([
          { name: 'Kitchen.png', mimeType: 'image/png', buffer: await page.screenshot() },
          { name: 'Plan.txt', mimeType: 'text/plain', buffer: Buffer.from('A plan.') },
        ]);
        await expect(page.getByRole('heading', { name: 'Added (1 of 10)' })).toBeVisible();
        await expect(page.getByText(/Choose a PDF/u).first()).toBeVisible();
        await expectAccessible(page);
        await input.press(button(page, 'Look at Kitchen.png'));
        await expect(
          page.getByRole('dialog').getByRole('img', { name: 'Kitchen.png' }),
        ).toBeVisible();
        await page.keyboard.press('Escape');
        await input.press(button(page, 'Continue'));
      });

      await test.step('the answers are checked, and the price is agreed before it is sent', async () => {
        await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeFocused();
        await expect(
          page.getByText('1 file is not added. Change photos to see why.'),
        ).toBeVisible();
        await expectAccessible(page);
        // Simulates prices that changed since the page was loaded.
        await page.route(
          '**/submit/',
          (route) => {
            const sent = route.request().postDataJSON() as object;
            return route.continue({ postData: { ...sent, expected_total_cents: 15_000 } });
          },
          { times: 1 },
        );
        await input.press(button(page, 'Send quote request'));
        await expect(page.getByText(/It is now/u)).toContainText('$170.00');
        await expectAccessible(page);
        await input.press(button(page, 'Send at $170.00'));
        await expect(heading(page, /^Quote Q-\d+$/u)).toBeFocused();
        expect(await theDraft()).toMatchObject({ status: 'submitted', total_cents: 17_000 });
      });
    },
  );

  test(
    `a clean is kept, renamed, booked again and given up, ${name}, ${width} wide`,
    { tag: fullUnless(width === 1440) },
    async ({ page, request }) => {
      const input = inputModeOf(page);
      const { session, client, quote } = await createOffer(request);
      const tab = () => page.getByRole('tab', { name: 'Templates' });
      await page.setViewportSize({ width, height: 900 });
      await setSession(page, session);
      await page.goto(`${SITE_PATHS.clientQuotes}?view=templates`);
      await expect(page.getByRole('heading', { name: 'No templates yet' })).toBeVisible();
      await expect(tab()).toHaveAttribute('aria-selected', 'true');
      await expectAccessible(page);

      await page.goto(pathWithId(SITE_PATHS.clientQuote, quote.id));
      await input.press(button(page, 'Save as a template'));
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByLabel('Name')).toBeFocused();
      await expect(dialog.getByLabel('Name')).toHaveValue('Deep cleaning, Castle Hill');
      await expectAccessible(page);
      await input.press(dialog.getByRole('button', { name: 'Save template' }));
      await expect(dialog).toHaveCount(0);

      await page.goto(`${SITE_PATHS.clientQuotes}?view=templates`);
      await expect(button(page, /^Rename/u)).toBeVisible();
      await expectAccessible(page);
      await input.press(button(page, /^Rename/u));
      await input.type(dialog.getByLabel('Name'), 'Spring');
      await input.press(dialog.getByRole('button', { name: 'Save name' }));
      await expect(page.getByRole('heading', { name: 'Spring' })).toBeVisible();
      await expect(button(page, 'Rename Spring')).toBeFocused();

      await input.press(button(page, 'Book this clean again Spring'));
      await expect(heading(page, 'New quote')).toBeVisible();
      await expect(page.locator('h2:focus')).toBeInViewport();
      await expect(page.getByRole('group', { name: 'When is the first visit?' })).toBeVisible();
      const { results } = await client.quotes.listMyQuotes({ status: 'draft' });
      expect(results).toHaveLength(1);
      expect(await client.quotes.getQuote({ id: results[0]?.id ?? '' })).toMatchObject({
        service_id: 'deep',
        rooms: { bedroom: 3, bathroom: 2, kitchen: 1 },
        address_line1: '14 Banksia Street',
        preferred_date: null,
      });

      await page.goto(`${SITE_PATHS.clientQuotes}?view=templates`);
      await input.press(button(page, 'Delete Spring'));
      await expectAccessible(page);
      await input.press(button(page, 'Delete template'));
      await expect(page.getByRole('heading', { name: 'No templates yet' })).toBeVisible();
    },
  );
}

test('a session that ends under the form gives its words back after the login', async ({
  page,
  request,
  expectedConsole,
}) => {
  expectedConsole.push(/status of 401/u);
  const user = newUser();
  const session = await registerVerified(request, user);
  const client = apiAs(session);
  const { id } = await client.quotes.createQuote(
    { service_id: 'general', rooms: {}, addon_ids: [], timeline_id: 'standard' },
    newKey(),
  );
  await setSession(page, session);
  await page.goto(`${pathWithId(SITE_PATHS.clientQuoteEdit, id)}?step=address`);
  await expect(notes(page)).toBeVisible();
  // End the session when the form saves its text, before the save itself arrives.
  await page.route(
    `**/api/v1/quotes/${id}/`,
    async (route) => {
      const logout = await request.post('/api/v1/accounts/auth/logout/', {
        headers: { Authorization: `Token ${session.token}` },
      });
      expect(logout.ok()).toBe(true);
      return route.fallback();
    },
    { times: 1 },
  );
  await notes(page).fill('Typed without a session.');
  await expect(heading(page, 'Welcome back')).toBeVisible();
  await page.getByLabel('Email').fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill(user.password);
  await button(page, 'Log in').click();
  await expect(notes(page)).toHaveValue('Typed without a session.');
  await expect(page.getByText(/^Saved \d+:\d\d [ap]m$/u)).toBeVisible();
});
