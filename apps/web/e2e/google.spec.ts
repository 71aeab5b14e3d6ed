import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { fullUnless } from './support/full.ts';
import { withGoogleAccount } from './support/google.ts';
import { expectAccessible } from './support/accessibility.ts';
import { keyboard, pointer } from './support/input-modes.ts';
import { linkFromMail } from './support/mailbox.ts';
import { newUser } from './support/users.ts';
import { expect, test } from './support/test.ts';

const VARIANTS = [
  { width: 1440, name: 'with a pointer', inputModeOf: () => pointer },
  { width: 390, name: 'by keyboard alone', inputModeOf: keyboard },
] as const;

const button = (within: Page | Locator, name: string): Locator =>
  within.getByRole('button', { name, exact: true });

for (const { width, name, inputModeOf } of VARIANTS) {
  test(
    `a client registers, logs in and leaves with a Google account, ${name}, ${width} wide`,
    { tag: fullUnless(width === 1440) },
    async ({ page, request, expectedConsole }) => {
      // Chromium warns that a password field has no user name field beside it; the page of an emailed
      // link does not know the user name.
      expectedConsole.push(/status of 400/u, /Password forms should have/u);
      const input = inputModeOf(page);
      await page.setViewportSize({ width, height: 900 });
      const { email, firstName, lastName, password } = newUser('Gia');
      const google = await withGoogleAccount(page, {
        sub: randomUUID(),
        email,
        given_name: firstName,
        family_name: lastName,
      });
      const title = (words: string) => page.getByRole('heading', { level: 1, name: words });
      const ways = page.getByRole('region', { name: 'How you log in' });
      const openAccount = async () => {
        await page.goto('/clients/account#password');
        await expect(ways.getByRole('term').filter({ hasText: 'Google' })).toBeVisible();
      };
      const expectAtHome = async () => {
        await expect(title(firstName)).toBeVisible();
        await expect(page).toHaveURL('/clients/portal');
      };

      await test.step('they register with it', async () => {
        await page.goto('/accounts/register');
        await input.tick(page.getByRole('radio', { name: /Home or business/u }));
        await expectAccessible(page);
        await input.press(button(page, 'Sign up with Google'));
        await expectAtHome();
      });

      await test.step('while it is the only way in, it stays', async () => {
        await openAccount();
        await expect(ways.getByText(/Set a password before you unlink it/u)).toBeVisible();
        await expect(button(ways, 'Unlink Google')).toHaveCount(0);
        await expectAccessible(page);
        await input.press(button(ways, 'Email me a link'));
        await expect(ways.getByText(`We sent a link to ${email}.`, { exact: false })).toBeVisible();
        await page.goto(await linkFromMail(request, email, '/accounts/password-reset'));
        await input.type(page.getByLabel('New password', { exact: true }), password);
        await input.type(page.getByLabel('Type it again'), password);
        await input.press(button(page, 'Save new password'));
        await expect(title('Your password is changed')).toBeVisible();
      });

      await test.step('they log in with it, although its prompt was closed', async () => {
        await input.press(page.getByRole('link', { name: 'Log in', exact: true }));
        google.closeNextPrompt();
        await input.press(button(page, 'Continue with Google'));
        await expect(page.getByText('Google Sign-In was cancelled or not displayed')).toBeVisible();
        await input.press(button(page, 'Sign in with Google'));
        await expectAtHome();
      });

      await test.step('it is unlinked, and opens nothing any more', async () => {
        await openAccount();
        await input.press(button(ways, 'Unlink Google'));
        const question = page.getByRole('dialog', { name: 'Unlink Google?' });
        await expect(question).toBeVisible();
        await expectAccessible(page);
        await input.press(button(question, 'Unlink Google'));
        await expect(ways.getByText('Google is unlinked.')).toBeVisible();
        // Opening a public page logs the user out.
        await page.goto('/');
        await expect(page.getByText('You have been logged out.')).toBeVisible();
        await page.goto('/accounts/register');
        await input.tick(page.getByRole('radio', { name: /Home or business/u }));
        await input.press(button(page, 'Sign up with Google'));
        const alert = page.getByRole('alert');
        await expect(alert).toContainText(
          'This email is already registered. Please sign in instead.',
        );
        await expectAccessible(page);
        await input.press(alert.getByRole('link', { name: 'Log in' }));
        await input.press(button(page, 'Continue with Google'));
        await expect(page.getByRole('alert')).toContainText(
          'Log in with your password, then link Google in your profile.',
        );
      });

      await test.step('linked again, it lets them in again', async () => {
        await input.type(page.getByLabel('Email'), email);
        await input.type(page.getByLabel('Password', { exact: true }), password);
        await input.press(button(page, 'Log in'));
        await expectAtHome();
        await openAccount();
        await input.press(button(ways, 'Link Google'));
        await expect(ways.getByText('Google is linked.')).toBeVisible();
        await expectAccessible(page);
        await page.goto('/');
        await expect(page.getByText('You have been logged out.')).toBeVisible();
        await page.goto('/accounts/login');
        await input.press(button(page, 'Continue with Google'));
        await expectAtHome();
      });
    },
  );
}
