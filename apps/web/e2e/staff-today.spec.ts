import { fullUnless } from './support/full.ts';
import { expectAccessible, expectFitsLargeText } from './support/accessibility.ts';
import { findTabProblems } from './support/keyboard-navigation.ts';
import { expect, test } from './support/test.ts';
import { DEMO, logIn, setSession } from './support/users.ts';
import { createOfficeStaff } from './support/visits.ts';

const HOME = '/staff/portal';
/** Another test may have given this user a visit today, which the page would show instead. */
const EVERYONE = `${HOME}?show=everyone`;

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`${viewport.width} wide`, () => {
    test.use({ viewport });

    test(
      'staff see the day of everyone, with every part in reach of the keyboard',
      { tag: fullUnless(viewport.width === 390) },
      async ({ page, request }) => {
        // A smooth scroll takes longer than the keyboard walk waits for.
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await setSession(page, await logIn(request, DEMO.staff));
        await page.goto(EVERYONE);
        await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
        await expect(page.getByRole('group', { name: /^Mia Tran, 2 visits$/u })).toBeVisible();
        await expect(page.getByRole('region', { name: 'Quotes to answer' })).toContainText('Q-');
        await expectAccessible(page);
        expect(await findTabProblems(page, 'page')).toEqual([]);
        await expectFitsLargeText(page);
      },
    );

    test(
      'a cleaner sees the own day and week, with every part in reach of the keyboard',
      { tag: fullUnless(viewport.width === 390) },
      async ({ page, request }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await setSession(page, await logIn(request, DEMO.cleaner));
        await page.goto(HOME);
        await expect(page.getByRole('heading', { level: 1, name: 'Your day, Mia' })).toBeVisible();
        await expectAccessible(page);
        expect(await findTabProblems(page, 'page')).toEqual([]);
        await expectFitsLargeText(page);
        await page.getByRole('link', { name: 'All your visits' }).click();
        await expect(page.getByRole('heading', { level: 1, name: 'My week' })).toBeVisible();
        await expectAccessible(page);
      },
    );
  });
}

test('by keyboard alone: rows, the list of shortcuts, and single keys switched off', async ({
  page,
  request,
}) => {
  // Of their own, since they switch off what other tests of the demo's users need.
  await setSession(page, await createOfficeStaff(request));
  await page.goto(EVERYONE);
  await expect(page.getByRole('region', { name: 'Overdue invoices' })).toBeVisible();
  const focusedText = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  // Single keys work only once the user's setting for them has loaded, which also shows the hints.
  await expect(page.getByText(/move$/u)).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.locator('main :focus')).toHaveCount(1);
  const first = await focusedText();
  await page.keyboard.press('j');
  expect(await focusedText()).not.toBe(first);
  await page.keyboard.press('k');
  expect(await focusedText()).toBe(first);

  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet.getByText('Next row')).toBeVisible();
  await expectAccessible(page);
  const saved = page.waitForResponse((response) => response.url().includes('staff/preferences'));
  await sheet.getByRole('checkbox', { name: 'Single-key shortcuts' }).press('Space');
  expect((await saved).ok()).toBe(true);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();

  const read = page.waitForResponse((response) => response.url().includes('staff/preferences'));
  await page.reload();
  await expect(page.getByRole('region', { name: 'Overdue invoices' })).toBeVisible();
  expect(await (await read).json()).toMatchObject({ single_key_shortcuts: false });
  await page.keyboard.press('?');
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).press('Enter');
  await sheet.getByRole('checkbox', { name: 'Single-key shortcuts' }).press('Space');
  await expect(sheet.getByRole('checkbox', { name: 'Single-key shortcuts' })).toBeChecked();
});
