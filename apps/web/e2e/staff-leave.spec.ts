import { pathWithId } from '@cleaning/contract/routes';
import { instantOfSydneyTime } from '@cleaning/ndis';
import type { Page } from '@playwright/test';
import { STAFF_CALENDAR_PATH } from '#domains/appointments/visit-paths.ts';
import { STAFF_CLEANER_PATH } from '#domains/cleaners/cleaner-paths.ts';
import { fullUnless } from './support/full.ts';
import { expectAccessible } from './support/accessibility.ts';
import { apiAs, newKey } from './support/api.ts';
import { inDays } from './support/client-data.ts';
import { withoutLiveChanges } from './support/live.ts';
import { expect, test } from './support/test.ts';
import { DEMO, logIn, setSession } from './support/users.ts';
import { createCleaner, createNamedClient } from './support/visits.ts';

/** Finds a cleaner's row by the link to their page, since two cleaners may have the same name. */
const rowOf = (page: Page, id: string) =>
  page.getByRole('group').filter({ has: page.locator(`a[href$="${id}"]`) });

for (const width of [1440, 390]) {
  test(
    `a week of leave settles its visits, and keeps plans out, ${width} wide`,
    { tag: fullUnless(width === 1440) },
    async ({ page, request }) => {
      await page.setViewportSize({ width, height: 900 });
      const office = await logIn(request, DEMO.staff);
      const [away, other] = [await createCleaner(request), await createCleaner(request)];
      const day = inDays(12);
      const book = async (from: string, to: string) => {
        const client = await createNamedClient(request, 'general');
        const at = (time: string) => instantOfSydneyTime({ date: day, time }).toISOString();
        await apiAs(office).appointments.bookAppointment(
          {
            client_id: client.session.user.id,
            service_id: 'general',
            preferred_date: day,
            preferred_time: 'any',
            address_line1: '14 Banksia Street',
            suburb: 'Castle Hill',
            postcode: '2154',
            plan: { starts_at: at(from), ends_at: at(to), staff_id: away.user.id },
            reason: 'Agreed on the phone.',
          },
          newKey(),
        );
        return client.name;
      };
      const given = await book('09:00:00', '11:00:00');
      const left = await book('13:00:00', '15:00:00');
      await setSession(page, office);
      // Live changes by other tests would move the rows during a drag.
      await withoutLiveChanges(page);
      const dialog = page.getByRole('dialog');

      await test.step('staff add leave and decide about each visit, by keyboard', async () => {
        await page.goto(pathWithId(STAFF_CLEANER_PATH, away.user.id));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page);
        await page.getByRole('button', { name: 'Add leave' }).press('Enter');
        await dialog.getByLabel('First day').fill(day);
        await dialog.getByLabel('Last day').fill(day);
        await dialog.getByLabel(`Cleaner for ${given}`).selectOption(other.user.id);
        await dialog.getByLabel(`Cleaner for ${left}`).selectOption('take_off');
        await expect(
          dialog.getByText(/1 with another cleaner, 1 without a cleaner/u),
        ).toBeVisible();
        await expectAccessible(page);
        await dialog.getByRole('button', { name: 'Add leave' }).press('Enter');
        await expect(dialog).toBeHidden();
        await expect(page.getByText('Approved', { exact: true })).toBeVisible();
      });

      await page.goto(`${STAFF_CALENDAR_PATH}?week=${day}`);
      const unassigned = page
        .getByRole('group', { name: 'No cleaner' })
        .getByRole('button', { name: left });
      const panel = page.getByRole('region', { name: left });
      const refused = panel.getByText(/is on leave/u);
      const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
      if (width === 390) await page.locator('[aria-pressed]').nth(weekday).click();

      await test.step('the calendar shows who is away, and what has no cleaner', async () => {
        await expect(rowOf(page, away.user.id).getByText('Leave, all day')).toBeVisible();
        await expect(rowOf(page, other.user.id).getByRole('button', { name: given })).toBeVisible();
        await expect(unassigned).toBeVisible();
        await expectAccessible(page);
      });

      await test.step('a plan into the leave is refused by form', async () => {
        await unassigned.click();
        await panel.getByLabel('Cleaner').selectOption(away.user.id);
        await expect(refused).toBeVisible();
        await expect(panel.locator('button[type=submit]')).toBeDisabled();
        await expectAccessible(page);
        await panel.getByRole('button', { name: 'Leave it as it is' }).click();
      });

      await test.step('and by keyboard', async () => {
        await unassigned.focus();
        await page.keyboard.press('m');
        const cleaner = panel.getByLabel('Cleaner');
        await expect(cleaner).toBeVisible();
        // The arrows go through the rows of the calendar.
        const ids = await page
          .getByRole('group')
          .locator('a[href*="/staff/portal/cleaners/"]')
          .evaluateAll((links) =>
            links.map((link) => link.getAttribute('href')?.split('/').at(-1)),
          );
        const steps = ids.indexOf(away.user.id) - ids.indexOf(await cleaner.inputValue());
        for (let step = 0; step < Math.abs(steps); step += 1) {
          await page.keyboard.press(steps < 0 ? 'ArrowUp' : 'ArrowDown');
        }
        await expect(cleaner).toHaveValue(away.user.id);
        await expect(refused).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(panel).toBeHidden();
        await expect(unassigned).toBeFocused();
      });

      if (width === 1440) {
        await test.step('and by dragging', async () => {
          // Keep both ends in view: a page that scrolls during a drag would start it beside the
          // visit. Each test of the run adds cleaners, so the calendar has any height.
          const height = await page.evaluate(() => document.documentElement.scrollHeight);
          await page.setViewportSize({ width, height });
          await unassigned.dragTo(rowOf(page, away.user.id).getByText('Leave, all day'), {
            steps: 10,
          });
          await expect(panel.getByLabel('Cleaner')).toHaveValue(away.user.id);
          await expect(refused).toBeVisible();
          await expect(panel.locator('button[type=submit]')).toBeDisabled();
        });
      }
    },
  );
}
