import { QUOTE_STATUSES } from '@cleaning/contract/quotes/rules';
import { SITE_PATHS, pathWithId } from '@cleaning/contract/routes';
import type { Locator, Page } from '@playwright/test';
import { fullUnless } from './support/full.ts';
import { apiAs } from './support/api.ts';
import { expectAccessible } from './support/accessibility.ts';
import { keyboard, pointer } from './support/input-modes.ts';
import {
  createBookedQuote,
  reviseOffer,
  createOffer,
  createQuoteRequest,
} from './support/quotes.ts';
import { DEMO, logIn, NEW_PASSWORD, setSession } from './support/users.ts';
import { expect, test } from './support/test.ts';

const VARIANTS = [
  { width: 1440, name: 'with a pointer', inputModeOf: () => pointer },
  { width: 390, name: 'by keyboard alone', inputModeOf: keyboard },
] as const;

/** The smallest picture there is. */
const PHOTO = {
  name: 'Kitchen.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: true });

const outcome = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 2, name });

for (const { width, name, inputModeOf } of VARIANTS) {
  test(
    `an offer is sent back, updated, changed under the reader, and approved, ${name}`,
    { tag: fullUnless(width === 390) },
    async ({ page, request, context, expectedConsole }) => {
      expectedConsole.push(/ERR_INTERNET_DISCONNECTED/u, /status of 409/u);
      const input = inputModeOf(page);
      const offered = await createOffer(request);
      const { id, reference } = offered.quote;
      await page.setViewportSize({ width, height: 900 });
      await setSession(page, offered.session);

      await test.step('asking for changes, first without a connection', async () => {
        await page.goto(pathWithId(SITE_PATHS.clientQuote, id));
        await expect(outcome(page, 'Ready for your approval')).toBeVisible();
        await expect(
          page.getByRole('row', { name: 'Deposit of 30%, in the total $145.80' }),
        ).toBeVisible();
        await expectAccessible(page);
        await input.press(button(page, 'Ask for changes'));
        const dialog = page.getByRole('dialog', { name: 'What should change?' });
        await input.type(dialog.getByRole('textbox'), 'One bathroom only, please.');
        await context.setOffline(true);
        await input.press(button(page, 'Ask for changes').last());
        await expect(dialog.getByRole('alert')).toContainText('Network error.');
        await expect(dialog.getByRole('textbox')).toHaveValue('One bathroom only, please.');
        await expectAccessible(page);
        await context.setOffline(false);
        await input.press(button(page, 'Ask for changes').last());
        await expect(outcome(page, 'We are working on your changes')).toBeFocused();
        await expect(page.getByText('One bathroom only, please.')).toBeVisible();
        await expectAccessible(page);
      });

      await test.step('the update says what changed, and the first offer can be read', async () => {
        await reviseOffer(offered, 1);
        await page.reload();
        const versions = page.getByRole('region', { name: 'Versions' });
        await expect(versions).toContainText('Bathroom: 2 to 1, −$35.00');
        await expect(versions).toContainText('Total: $486.00 to $444.00');
        await input.press(button(page, 'See version 1'));
        const dialog = page.getByRole('dialog', { name: `Version 1 of ${reference}` });
        await expect(dialog.getByRole('row', { name: /^Total .*\$486\.00$/u })).toBeVisible();
        await expectAccessible(page);
        await input.press(dialog.getByRole('button', { name: 'Close' }));
        await expect(button(page, 'See version 1')).toBeFocused();

        const address = pathWithId(SITE_PATHS.clientQuote, id);
        await input.press(button(page, 'See version 1'));
        await expect(page).toHaveURL(`${address}?version=1`);
        await page.goBack();
        await expect(dialog).toBeHidden();
        await expect(button(page, 'See version 1')).toBeFocused();
        await expect(page).toHaveURL(address);
        await page.goto(`${address}?version=1`);
        await expect(dialog.getByRole('heading', { name: /^Version 1/u })).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(button(page, 'See version 1')).toBeFocused();
        await expect(page).toHaveURL(address);
        await page.goto(`${address}?version=9`);
        await expect(versions.getByText(/^There is no version 9/u)).toBeVisible();
        await expectAccessible(page);
      });

      await test.step('what they agree to', async () => {
        await input.press(button(page, 'Approve $444.00'));
        const dialog = page.getByRole('dialog', { name: 'Approve this quote for $444.00?' });
        await expect(dialog.getByText('$444.00', { exact: true })).toBeVisible();
        await expect(dialog.getByText('30%, $133.20')).toBeVisible();
        await input.type(dialog.getByLabel('Type your full name to sign'), 'Robin Tester');
        await input.tick(dialog.getByRole('checkbox'));
        await expectAccessible(page);
      });

      await test.step('another window was faster: what changed is shown, and agreed to anew', async () => {
        const { version } = await offered.client.quotes.getQuote({ id });
        await offered.client.quotes.requestQuoteChanges({ id }, { version, comment: 'And three?' });
        await reviseOffer(offered, 3);
        const dialog = page.getByRole('dialog');
        // The change is on the page before the press; the refusal of the press says it too.
        await expect(dialog.getByText('This quote has changed', { exact: true })).toBeVisible();
        await expect(dialog.getByText('Bathroom: 1 to 3, +$70.00')).toBeVisible();
        await input.press(button(page, /^Approve \$/u).last());
        await expect(dialog.getByRole('alert')).toBeFocused();
        await expect(dialog.getByRole('alert')).toContainText('Bathroom: 1 to 3, +$70.00');
        await expect(dialog.getByLabel('Type your full name to sign')).toHaveValue('Robin Tester');
        await expect(dialog.getByRole('checkbox')).not.toBeChecked();
        await expectAccessible(page);
        await input.tick(dialog.getByRole('checkbox'));
        await input.press(button(page, /^Approve \$/u).last());
      });

      await test.step('the outcome, and how to pay the deposit', async () => {
        await expect(outcome(page, 'You approved this quote')).toBeFocused();
        await expect(page.getByText(/Approved by Robin Tester on/u)).toBeVisible();
        const deposit = page.getByRole('region', { name: 'How to pay the deposit' });
        await expect(deposit).toContainText('$158.40');
        await expect(deposit).toContainText(reference);
        await expectAccessible(page);
        expect(await offered.client.quotes.getQuote({ id })).toMatchObject({
          status: 'approved',
          approved_name: 'Robin Tester',
          total_cents: 52_800,
        });
      });
    },
  );

  test(
    `an offer is found, kept as a PDF and declined, and the list is as it was, ${name}`,
    { tag: fullUnless(width === 390) },
    async ({ page, request, expectedConsole }) => {
      expectedConsole.push(/status of 401/u);
      const input = inputModeOf(page);
      const { session, client, quote } = await createOffer(request);
      await page.setViewportSize({ width, height: 900 });
      await setSession(page, session);
      await page.goto(SITE_PATHS.clientQuotes);
      await input.press(button(page, 'Ready for you 1'));
      await input.type(page.getByLabel('Search'), 'nothing like it');
      await expect(page.getByRole('heading', { name: 'No quotes match' })).toBeVisible();
      await expectAccessible(page);
      await input.type(page.getByLabel('Search'), 'castle');
      await expect(page).toHaveURL(`${SITE_PATHS.clientQuotes}?show=ready&search=castle`);
      await input.press(page.getByRole('link', { name: `Review ${quote.reference}` }));
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

      const pdf = page.waitForEvent('download');
      await input.press(button(page, 'Download PDF'));
      expect((await pdf).suggestedFilename()).toBe(`Quote ${quote.reference}.pdf`);

      await input.press(button(page, 'Decline'));
      const dialog = page.getByRole('dialog', { name: 'Decline this quote?' });
      await input.choose(dialog.getByRole('combobox'), 'The price is too high');
      await input.type(dialog.getByRole('textbox'), 'By $50.');
      await expectAccessible(page);

      const { email } = session.user;
      await test.step('the session ends under the dialog; its words are there after a login', async () => {
        await client.accounts.logout({ token: session.token });
        await input.press(button(page, 'Decline quote'));
        await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
        expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
        await input.type(page.getByLabel('Email'), email);
        await input.type(page.getByLabel('Password', { exact: true }), NEW_PASSWORD);
        await input.press(button(page, 'Log in'));
        await expect(page).toHaveURL(pathWithId(SITE_PATHS.clientQuote, quote.id));
        await input.press(button(page, 'Decline'));
        await expect(dialog.getByRole('combobox')).toHaveValue('The price is too high');
        await expect(dialog.getByRole('textbox')).toHaveValue('By $50.');
      });

      await input.press(button(page, 'Decline quote'));
      await expect(outcome(page, 'You declined this quote')).toBeFocused();
      await expectAccessible(page);
      const again = apiAs(await logIn(request, email, NEW_PASSWORD));
      const { events } = await again.quotes.getQuote({ id: quote.id });
      expect(events.map(({ reason }) => reason)).toContain('The price is too high. By $50.');

      await input.press(page.getByRole('link', { name: 'My quotes' }).first());
      await expect(page).toHaveURL(`${SITE_PATHS.clientQuotes}?show=ready&search=castle`);
    },
  );

  test(
    `files go with a request, are looked at, kept and taken away, ${name}`,
    { tag: fullUnless(width === 1440) },
    async ({ page, request }) => {
      const input = inputModeOf(page);
      const { session, id } = await createQuoteRequest(request);
      await page.setViewportSize({ width, height: 900 });
      await setSession(page, session);
      await page.goto(pathWithId(SITE_PATHS.clientQuote, id));
      const card = page.getByRole('region', { name: 'Attachments' });
      await card
        .getByLabel('Add a file, from your device')
        .setInputFiles([PHOTO, { ...PHOTO, name: 'setup.exe' }]);
      await expect(card.getByRole('listitem').filter({ hasText: 'setup.exe' })).toContainText(
        'Choose a PDF, JPEG, PNG, WebP or HEIC file.',
      );
      await expect(card.getByRole('button', { name: 'Remove Kitchen.png' })).toBeVisible();
      await expectAccessible(page);

      await input.press(card.getByRole('button', { name: 'Look at Kitchen.png' }));
      const preview = page.getByRole('dialog', { name: 'Kitchen.png' });
      await expect(preview.getByRole('img', { name: 'Kitchen.png' })).toBeVisible();
      await expectAccessible(page);
      await input.press(preview.getByRole('button', { name: 'Close' }));
      const download = page.waitForEvent('download');
      await input.press(card.getByRole('button', { name: 'Download Kitchen.png' }));
      expect((await download).suggestedFilename()).toBe('Kitchen.png');

      await input.press(card.getByRole('button', { name: 'Remove Kitchen.png' }));
      await input.press(button(page, 'Remove file'));
      await expect(card.getByRole('button', { name: 'Remove Kitchen.png' })).toBeHidden();

      await input.press(button(page, 'Cancel request'));
      await expectAccessible(page);
      await input.press(button(page, 'Cancel request').last());
      await expect(outcome(page, 'This quote was cancelled')).toBeFocused();
    },
  );
}

test('every status says where the quote stands, on a desk and on a phone', async ({
  page,
  request,
}) => {
  const booked = await createBookedQuote(request);
  const seen = new Set<string>();
  for (const session of [
    await logIn(request, DEMO.general),
    await logIn(request, DEMO.ndis),
    booked,
  ]) {
    const { results } = await apiAs(session).quotes.listMyQuotes({ page_size: 100 });
    await page.addInitScript(
      ([token, user]) => {
        localStorage.setItem('authToken', token);
        localStorage.setItem('user', user);
      },
      [JSON.stringify(session.token), JSON.stringify(session.user)] as const,
    );
    for (const { id, reference, status } of results) {
      if (seen.has(status)) continue;
      seen.add(status);
      await test.step(`${reference}, ${status}`, async () => {
        await page.goto(pathWithId(SITE_PATHS.clientQuote, id));
        await expect(page.getByRole('heading', { name: `Quote ${reference}` })).toBeVisible();
        for (const width of [1440, 390]) {
          await page.setViewportSize({ width, height: 900 });
          await expectAccessible(page);
        }
      });
    }
  }
  expect(QUOTE_STATUSES.filter((status) => !seen.has(status))).toEqual([]);
  await expect(page.getByRole('region', { name: 'Your visits' })).toContainText('Waiting for us');
  await expect(page.getByRole('link', { name: /^INV-2026-/u })).toBeVisible();
});
