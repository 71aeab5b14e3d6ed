import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { withGoogleAccount } from './support/google.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/looks.ts';
import { keyboard, pointer } from './support/hands.ts';
import { linkFromMail } from './support/mailbox.ts';
import { newPerson } from './support/people.ts';
import { expect, test } from './support/test.ts';

const WAYS = [
  { width: 1440, name: 'with a pointer', handsOf: () => pointer },
  { width: 390, name: 'by keyboard alone', handsOf: keyboard },
] as const;

const lookOver = async (page: Page): Promise<void> => {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
};

const button = (within: Page | Locator, name: string): Locator =>
  within.getByRole('button', { name, exact: true });

for (const { width, name, handsOf } of WAYS) {
  test(`somebody comes and goes with their Google account, ${name}, ${width} wide`, async ({
    page,
    request,
    expectedConsole,
  }) => {
    test.slow();
    // The browser would like the name of a user beside a new password; the link of a mail tells none.
    expectedConsole.push(/status of 400/u, /Password forms should have/u);
    const hands = handsOf(page);
    await page.setViewportSize({ width, height: 900 });
    const { email, firstName, lastName, password } = newPerson('Gia');
    const google = await withGoogleAccount(page, {
      sub: randomUUID(),
      email,
      given_name: firstName,
      family_name: lastName,
    });
    const title = (words: string) => page.getByRole('heading', { level: 1, name: words });
    const ways = page.getByRole('region', { name: 'How you sign in' });
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
      await hands.tick(page.getByRole('radio', { name: /Home or business/u }));
      await lookOver(page);
      await hands.press(button(page, 'Sign up with Google'));
      await expectAtHome();
    });

    await test.step('while it is the only way in, it stays', async () => {
      await openAccount();
      await expect(ways.getByText(/Set a password before you unlink it/u)).toBeVisible();
      await expect(button(ways, 'Unlink Google')).toHaveCount(0);
      await lookOver(page);
      await hands.press(button(ways, 'Email me a link'));
      await expect(ways.getByText(`We sent a link to ${email}.`, { exact: false })).toBeVisible();
      await page.goto(await linkFromMail(request, email, '/accounts/password-reset'));
      await hands.type(page.getByLabel('New password', { exact: true }), password);
      await hands.type(page.getByLabel('Type it again'), password);
      await hands.press(button(page, 'Save new password'));
      await expect(title('Your password is changed')).toBeVisible();
    });

    await test.step('they log in with it, although its prompt was closed', async () => {
      await hands.press(page.getByRole('link', { name: 'Log in', exact: true }));
      google.closeNextPrompt();
      await hands.press(button(page, 'Continue with Google'));
      await expect(page.getByText('Google Sign-In was cancelled or not displayed')).toBeVisible();
      await hands.press(button(page, 'Sign in with Google'));
      await expectAtHome();
    });

    await test.step('it is unlinked, and opens nothing any more', async () => {
      await openAccount();
      await hands.press(button(ways, 'Unlink Google'));
      const question = page.getByRole('dialog', { name: 'Unlink Google?' });
      await expect(question).toBeVisible();
      await lookOver(page);
      await hands.press(button(question, 'Unlink Google'));
      await expect(ways.getByText('Google is unlinked.')).toBeVisible();
      // A public page logs out.
      await page.goto('/');
      await expect(page.getByText('You have been logged out.')).toBeVisible();
      await page.goto('/accounts/register');
      await hands.tick(page.getByRole('radio', { name: /Home or business/u }));
      await hands.press(button(page, 'Sign up with Google'));
      const alert = page.getByRole('alert');
      await expect(alert).toContainText(
        'This email is already registered. Please sign in instead.',
      );
      await lookOver(page);
      await hands.press(alert.getByRole('link', { name: 'Log in' }));
      await hands.press(button(page, 'Continue with Google'));
      await expect(page.getByRole('alert')).toContainText(
        'Log in with your password, then link Google in your profile.',
      );
    });

    await test.step('linked again, it lets them in again', async () => {
      await hands.type(page.getByLabel('Email'), email);
      await hands.type(page.getByLabel('Password', { exact: true }), password);
      await hands.press(button(page, 'Log in'));
      await expectAtHome();
      await openAccount();
      await hands.press(button(ways, 'Link Google'));
      await expect(ways.getByText('Google is linked.')).toBeVisible();
      await lookOver(page);
      await page.goto('/');
      await expect(page.getByText('You have been logged out.')).toBeVisible();
      await page.goto('/accounts/login');
      await hands.press(button(page, 'Continue with Google'));
      await expectAtHome();
    });
  });
}
