import { expect as expectNow, type Page } from '@playwright/test';
import { fullUnless } from './support/full.ts';
import { expectAccessible } from './support/accessibility.ts';
import { keyboard, pointer, type InputMode } from './support/input-modes.ts';
import { linkFromMail } from './support/mailbox.ts';
import { newUser } from './support/users.ts';
import { expect, test } from './support/test.ts';

/** Deep 180 + 3 bedrooms 75 + 2 bathrooms 70 + 1 kitchen 45 + oven 35 = 405, urgent x 1.2 = 486. */
const TOTAL_SHOWN = '$486';
const TOTAL_CENTS = 48_600;
const DEPOSIT_SHOWN = '$145.80';

const WIDTHS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

const VARIANTS: readonly {
  readonly name: string;
  readonly inputModeOf: (page: Page) => InputMode;
}[] = [
  { name: 'with a pointer', inputModeOf: () => pointer },
  { name: 'by keyboard alone', inputModeOf: keyboard },
];

for (const viewport of WIDTHS) {
  for (const { name, inputModeOf } of VARIANTS) {
    test(
      `from a price to a submitted quote, ${name}, ${viewport.width} wide`,
      { tag: fullUnless(viewport.width === 1440 && inputModeOf === keyboard) },
      async ({ page, request }) => {
        await page.setViewportSize(viewport);
        const input = inputModeOf(page);
        const user = newUser();
        const heading = (words: string | RegExp) =>
          page.getByRole('heading', { level: 1, name: words });
        const button = (words: string | RegExp) => page.getByRole('button', { name: words });

        await test.step('a price on the home page', async () => {
          await page.goto('/');
          await input.choose(page.getByLabel('Service', { exact: true }), 'Deep cleaning');
          await expect(page.getByText('$180 service')).toBeVisible();
          await expectAccessible(page);
          await input.press(button('Continue with this price'));
        });

        await test.step('the rest of the answers', async () => {
          await expect(heading('What will your clean cost?')).toBeFocused();
          await expect(page.getByRole('radio', { name: 'Deep', exact: true })).toBeChecked();
          await input.press(button('Add one kitchen'));
          await input.tick(page.getByRole('checkbox', { name: 'Oven Deep Clean' }));
          await input.tick(page.getByRole('radio', { name: /^Tomorrow/u }));
          const panel = page.getByRole('region', { name: 'Your price' });
          await expect(panel).toContainText(TOTAL_SHOWN);
          await expect(panel).toContainText(DEPOSIT_SHOWN);
          await expectAccessible(page);
        });

        await test.step('a reload keeps them', async () => {
          await page.reload();
          await expect(page.getByRole('checkbox', { name: 'Oven Deep Clean' })).toBeChecked();
          await expect(page.getByRole('region', { name: 'Your price' })).toContainText(TOTAL_SHOWN);
          await input.press(button('Request this quote'));
        });

        await test.step('registration', async () => {
          await expect(heading('Create your account')).toBeVisible();
          await input.tick(page.getByRole('radio', { name: 'Home or business' }));
          await input.type(page.getByLabel('First name'), user.firstName);
          await input.type(page.getByLabel('Last name'), user.lastName);
          await input.type(page.getByLabel('Email'), user.email);
          await input.type(page.getByLabel('Phone'), user.phone);
          await input.type(page.getByLabel('Password', { exact: true }), user.password);
          await expectAccessible(page);
          await input.press(button('Create account'));
        });

        await test.step('verification, with the link of the real mail', async () => {
          await expect(heading('Check your email')).toBeVisible();
          await expect(page.getByText(user.email)).toBeVisible();
          await expectAccessible(page);
          await page.goto(await linkFromMail(request, user.email, '/accounts/email-verification'));
          await expect(heading('Your email is verified')).toBeVisible();
          expectNow(new URL(page.url()).search).toBe('');
          await expectAccessible(page);
        });

        await test.step('log in afresh', async () => {
          await page.evaluate(() => {
            localStorage.removeItem('authToken');
            localStorage.removeItem('user');
          });
          await page.goto('/clients/portal');
          await expect(heading('Welcome back')).toBeVisible();
          await input.type(page.getByLabel('Email'), user.email);
          await input.type(page.getByLabel('Password', { exact: true }), user.password);
          await expectAccessible(page);
          await input.press(button('Log in'));
        });

        await test.step('the price waits as a draft quote', async () => {
          const waiting = page.getByRole('region', { name: 'Your price is waiting' });
          await expect(waiting).toContainText('$486.00');
          await expect(waiting).toContainText(/Draft Q-\d+/u);
          expectNow(await page.evaluate(() => localStorage.getItem('savedQuoteData'))).toBeNull();
          await expectAccessible(page);
          await input.press(waiting.getByRole('link', { name: 'Finish and send' }));
        });

        await test.step('the address, the date, and a last look', async () => {
          await input.type(page.getByLabel('Street address'), '14 Banksia Street');
          await input.type(page.getByLabel('Suburb'), 'Castle Hill');
          await input.type(page.getByLabel('Postcode'), '2154');
          await expectAccessible(page);
          await input.press(button('Continue'));
          await expect(page.getByRole('group', { name: 'When is the first visit?' })).toBeVisible();
          await input.press(button('Continue'));
          await expect(button('Choose photos')).toBeVisible();
          await expectAccessible(page);
          await input.press(button('Continue'));
          await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeVisible();
          await expect(page.getByText('14 Banksia Street')).toBeVisible();
          await expectAccessible(page);
          await input.press(button('Send quote request'));
        });

        await test.step('what is stored is what was shown', async () => {
          await expect(heading(/^Quote Q-\d+$/u)).toBeVisible();
          await expect(page.getByText('With us').first()).toBeVisible();
          await expectAccessible(page);
          const id = new URL(page.url()).pathname.split('/').at(-1);
          const token = await page.evaluate(
            () => JSON.parse(localStorage.getItem('authToken') ?? 'null') as string,
          );
          const response = await request.get(`/api/v1/quotes/${id}/`, {
            headers: { Authorization: `Token ${token}` },
          });
          expectNow(await response.json()).toMatchObject({
            status: 'submitted',
            service_id: 'deep',
            total_cents: TOTAL_CENTS,
            rooms: { bedroom: 3, bathroom: 2, kitchen: 1, living: 0, dining: 0 },
            addon_ids: ['oven'],
            timeline_id: 'urgent',
            price: { subtotal_cents: 40_500, total_cents: TOTAL_CENTS, deposit_cents: 14_580 },
          });
        });

        await test.step('My quotes lists it', async () => {
          await input.press(page.getByRole('link', { name: 'My quotes' }).first());
          await expect(heading('My quotes')).toBeVisible();
          await expect(page.getByText('$486.00').first()).toBeVisible();
          await expectAccessible(page);
        });
      },
    );
  }
}
