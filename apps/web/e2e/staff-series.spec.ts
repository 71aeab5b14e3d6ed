import { SITE_PATHS, pathWithId } from '@cleaning/contract/routes';
import { STAFF_CLIENT_VISITS_PATH } from '#domains/appointments/visit-paths.ts';
import { fullUnless } from './support/full.ts';
import { expectAccessible } from './support/accessibility.ts';
import { inDays } from './support/client-data.ts';
import { expect, test } from './support/test.ts';
import { DEMO, logIn, newUser, registerVerified, setSession } from './support/users.ts';

/** A Tuesday, and a working day like the Wednesdays of the weeks that follow it. */
const TUESDAY = inDays(13);

/**
 * The start and end of a random 14-minute slot in one of these hours, which are before or after the
 * working day, so that no other visit overlaps it.
 */
function aQuietTime(hours: readonly [number, number, number]): readonly [string, string] {
  const hour = hours[Math.floor(Math.random() * hours.length)] ?? hours[0];
  const quarter = Math.floor(Math.random() * 3) * 15;
  const at = (minute: number) =>
    `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
  return [at(quarter), at(quarter + 14)];
}

for (const [width, hours] of [
  [1440, [3, 4, 5]],
  [390, [20, 21, 22]],
] as const) {
  test(
    `visits come again and again until they end, ${width} wide`,
    { tag: fullUnless(width === 390) },
    async ({ page, request, browser }) => {
      await page.setViewportSize({ width, height: 900 });
      const user = newUser('Amira');
      const client = await registerVerified(request, user);
      const portal = await browser.newPage({ viewport: { width, height: 900 } });
      await setSession(portal, client);
      await setSession(page, await logIn(request, DEMO.staff));
      const [start, end] = aQuietTime(hours);
      const series = page.getByRole('article');
      const dialog = page.getByRole('dialog');
      const mine = portal.getByRole('region', { name: 'Your regular visits' });

      await test.step('staff start a series of every 2 weeks, by keyboard', async () => {
        await page.goto(pathWithId(STAFF_CLIENT_VISITS_PATH, client.user.id));
        await expect(page.getByRole('heading', { name: 'No regular visits yet' })).toBeVisible();
        await expectAccessible(page);
        await page.getByRole('button', { name: 'New series' }).press('Enter');
        await dialog.getByLabel('First visit').fill(TUESDAY);
        await dialog.getByLabel('From', { exact: true }).fill(start);
        await dialog.getByLabel('To', { exact: true }).fill(end);
        await dialog.getByLabel('Cleaner').selectOption({ index: 1 });
        await dialog.getByLabel('Street address').fill('14 Banksia Street');
        await dialog.getByLabel('Suburb').fill('Castle Hill');
        await dialog.getByLabel('Postcode').fill('2154');
        const book = dialog.getByRole('button', { name: /^Book \d visits$/u });
        await expect(book).toBeVisible();
        await expectAccessible(page);
        await book.press('Enter');
        await expect(series.getByText('Every 2 weeks')).toBeVisible();
        await expect(series).toHaveAccessibleName(/^Tuesday/u);
        await expectAccessible(page);
      });

      await test.step('the client sees them, and skips the first', async () => {
        await portal.goto(SITE_PATHS.clientAppointments);
        await expect(mine.getByText('Every 2 weeks')).toBeVisible();
        await expectAccessible(portal);
        await mine.getByRole('button', { name: /^Skip a visit/u }).click();
        const question = portal.getByRole('dialog');
        await expect(question.getByText(/skipping is free until/u)).toBeVisible();
        await expectAccessible(portal);
        await question.getByRole('button', { name: /^Skip \d/u }).click();
        await expect(mine.getByRole('listitem').first()).toContainText('Skipped');
      });

      await test.step('staff move all following to Wednesday; the skipped one stays skipped', async () => {
        await page.reload();
        await expect(series.getByRole('listitem').first()).toContainText('Skipped');
        await series.getByRole('button', { name: /^Change/u }).click();
        await dialog.getByLabel('Day').selectOption('Wednesday');
        await dialog.getByLabel('Reason').fill('Physio on Tuesdays.');
        await dialog.getByRole('button', { name: /^Change \d visits$/u }).click();
        await expect(series).toHaveAccessibleName(/^Wednesday/u);
        await expect(series.getByRole('listitem').first()).toContainText('Skipped');
      });

      await test.step('staff pause them, and the portal agrees', async () => {
        await series.getByRole('button', { name: /^Pause/u }).click();
        await dialog.getByLabel('Reason').fill('They travel.');
        await expectAccessible(page);
        await dialog.getByRole('button', { name: /^Pause \d visits$/u }).click();
        await expect(series.getByText(/^When \S+ or we say so$/u)).toBeVisible();
        await portal.reload();
        await expect(mine.getByText(/until you start them again/u)).toBeVisible();
        await expect(mine.getByRole('listitem').nth(1)).toContainText('Paused');
      });

      await test.step('the client starts them again', async () => {
        await mine.getByRole('button', { name: /^Start again/u }).click();
        await portal.getByRole('dialog').getByRole('button', { name: 'Start again' }).click();
        await expect(mine.getByRole('button', { name: /^Pause/u })).toBeVisible();
        await expect(mine.getByRole('listitem').nth(1)).not.toContainText('Paused');
      });

      await test.step('staff end them, and nothing is left in the portal', async () => {
        await page.reload();
        await series.getByRole('button', { name: /^End/u }).click();
        await dialog.getByLabel('Last visit').selectOption('No more visits');
        await dialog.getByLabel('Reason').fill('They move to Perth.');
        await dialog.getByRole('button', { name: /^End now, cancel \d visits$/u }).click();
        await expect(series.getByText('Ended')).toBeVisible();
        await expectAccessible(page);
        await portal.reload();
        await expect(portal.getByRole('heading', { name: 'No visits coming up' })).toBeVisible();
        await expect(mine).toBeHidden();
        await portal.close();
      });
    },
  );
}
