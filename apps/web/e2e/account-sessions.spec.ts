import type { ApiClient } from '@cleaning/api-client';
import type { Browser, Locator, Page } from '@playwright/test';
import { fullUnless } from './support/full.ts';
import { apiAs, newKey } from './support/api.ts';
import { expectAccessible } from './support/accessibility.ts';
import { keyboard, pointer } from './support/input-modes.ts';
import {
  DEMO,
  logIn,
  newUser,
  registerVerified,
  type Session,
  setSession,
} from './support/users.ts';
import { expect, test } from './support/test.ts';

const ADDRESS = '/clients/account';
const NEW_PASSWORD = 'Better-Wren-9';

const VARIANTS = [
  { clientType: 'general', width: 1440, name: 'with a pointer', inputModeOf: () => pointer },
  { clientType: 'ndis', width: 390, name: 'by keyboard alone', inputModeOf: keyboard },
] as const;

const section = (page: Page, name: string): Locator => page.getByRole('region', { name });

const button = (within: Page | Locator, name: string | RegExp): Locator =>
  within.getByRole('button', { name });

/** A second browser of the same user. */
async function elsewhere(browser: Browser, session: Session): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await setSession(page, session);
  await page.goto('/clients/quotes');
  await expect(page.getByRole('heading', { level: 1, name: 'My quotes' })).toBeVisible();
  return page;
}

/** Expects that a browser whose session has ended goes to the login page with its next request. */
async function expectSentToLogin(page: Page): Promise<void> {
  await page.goto(ADDRESS);
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('next')).toBe(ADDRESS);
  await page.context().close();
}

async function issueInvoice(staff: ApiClient, clientId: string) {
  const draft = await staff.invoices.createInvoice(
    {
      client_id: clientId,
      kind: 'private',
      lines: [{ description: 'General cleaning', quantity: 1, unit_price_cents: 215_00 }],
    },
    newKey(),
  );
  return staff.invoices.issueInvoice({ id: draft.id }, { version: draft.version });
}

for (const { clientType, width, name, inputModeOf } of VARIANTS) {
  test(
    `a client (${clientType}) decides who is logged in, and leaves, ${name}, ${width} wide`,
    { tag: fullUnless(width === 1440) },
    async ({ page, request, browser, expectedConsole }) => {
      expectedConsole.push(/Failed to load resource/u);
      const input = inputModeOf(page);
      await page.setViewportSize({ width, height: 900 });
      const user = { ...newUser(), clientType };
      const session = await registerVerified(request, user);
      const other = await logIn(request, user.email, user.password);
      await setSession(page, session);

      await test.step('a new password ends the session of another browser', async () => {
        const otherDevice = await elsewhere(browser, other);
        await page.goto(`${ADDRESS}#password`);
        const ways = section(page, 'How you log in');
        await expect(ways).toBeInViewport();
        await input.press(button(ways, 'Change password'));
        await input.type(ways.getByLabel('Your password now'), user.password);
        await input.type(ways.getByLabel('New password'), NEW_PASSWORD);
        await expect(ways.getByText('Strong.')).toBeVisible();
        await expectAccessible(page);
        await input.press(button(ways, 'Change password'));
        await expect(ways.getByText(/You are logged out everywhere but here/u)).toBeVisible();
        await expectSentToLogin(otherDevice);
        await expect(section(page, 'Where you are logged in').getByRole('listitem')).toHaveCount(1);
      });

      await test.step('another browser is logged out from here', async () => {
        const otherDevice = await elsewhere(
          browser,
          await logIn(request, user.email, NEW_PASSWORD),
        );
        await page.reload();
        const places = section(page, 'Where you are logged in');
        await expect(places.getByRole('listitem').first()).toContainText('This device');
        await expect(places.getByRole('listitem')).toHaveCount(2);
        await expectAccessible(page);
        await input.press(button(places, /^Log out this device/u));
        await expect(places.getByRole('status')).toContainText('is logged out.');
        await expectSentToLogin(otherDevice);
      });

      await test.step('and all others at once', async () => {
        const otherDevices = [];
        for (let number = 0; number < 2; number += 1) {
          otherDevices.push(
            await elsewhere(browser, await logIn(request, user.email, NEW_PASSWORD)),
          );
        }
        await page.reload();
        await input.press(button(page, 'Log out all other devices'));
        const question = page.getByRole('dialog');
        await expect(question).toBeVisible();
        await expectAccessible(page);
        await input.press(button(question, 'Log out all others'));
        await expect(page.getByText('You are logged out everywhere but here.')).toBeVisible();
        for (const otherDevice of otherDevices) await expectSentToLogin(otherDevice);
      });

      await test.step('an account that owes something stays', async () => {
        const staff = apiAs(await logIn(request, DEMO.staff));
        const invoice = await issueInvoice(staff, session.user.id);
        await input.press(button(page, 'Close my account'));
        const question = page.getByRole('dialog', { name: 'Close your account?' });
        await input.type(question.getByLabel('Your password'), NEW_PASSWORD);
        await input.press(button(question, 'Close my account'));
        await expect(question.getByRole('alert')).toContainText('You have $215.00 to pay first.');
        await expectAccessible(page);
        await staff.invoices.voidInvoice(
          { id: invoice.id },
          { version: invoice.version, reason: 'Sent by mistake.' },
        );
      });

      await test.step('and is closed once nothing is open', async () => {
        const question = page.getByRole('dialog', { name: 'Close your account?' });
        await input.press(button(question, 'Close my account'));
        await expect(page.getByText('Your account is closed.')).toBeVisible();
        expect(new URL(page.url()).pathname).toBe('/');
        expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
        const login = await request.post('/api/v1/accounts/auth/login/', {
          data: { email: user.email, password: NEW_PASSWORD },
        });
        expect(login.status()).toBe(400);
      });
    },
  );
}
