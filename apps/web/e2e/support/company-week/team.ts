import { pathWithId, SITE_PATHS } from '@cleaning/contract/routes';
import { mondayOf } from '@cleaning/contract/timesheets/rules';
import { sydneyDateOf } from '@cleaning/pricing';
import type { Page } from '@playwright/test';
import { now } from '../clock.ts';
import { expect } from '../test.ts';
import type { Session } from '../users.ts';

const inHours = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

/** The hours of visits of this week, on a timesheet that is open. */
const expectWorked = (page: Page, minutes: number): Promise<void> =>
  expect(
    page
      .getByRole('definition')
      .filter({ hasText: inHours(minutes) })
      .first(),
  ).toBeVisible();

/** The timesheet of a cleaner for this week, as the office opens it. */
const sheetOf = ({ user }: Session): string =>
  `${pathWithId(SITE_PATHS.staffTimesheet, user.id)}?week=${mondayOf(sydneyDateOf(now()))}`;

/** A cleaner reads their own hours, and none of the company's pages. */
export async function expectCleanersPart(phone: Page, minutes: number): Promise<void> {
  await phone.goto(SITE_PATHS.staffOwnTimesheet);
  await expectWorked(phone, minutes);
  for (const path of [SITE_PATHS.staffInvoices, SITE_PATHS.staffClients]) {
    await phone.goto(path);
    await expect(phone.getByText(/cleaner, and this page is for the office/u)).toBeVisible();
  }
  await expectNoAdminPages(phone);
}

/** The office reads the hours of every cleaner, and no page of the admins. */
export async function expectOfficesPart(
  office: Page,
  hours: readonly (readonly [cleaner: Session, minutes: number])[],
): Promise<void> {
  for (const [cleaner, minutes] of hours) {
    await office.goto(sheetOf(cleaner));
    await expectWorked(office, minutes);
  }
  await expectNoAdminPages(office);
}

/** The owner reads who may do what, and the hours as well. */
export async function expectOwnersPart(
  owner: Page,
  cleaner: Session,
  minutes: number,
): Promise<void> {
  await owner.goto(SITE_PATHS.adminPeople);
  await expect(owner.getByRole('heading', { level: 1, name: 'People' })).toBeVisible();
  await owner.goto(sheetOf(cleaner));
  await expectWorked(owner, minutes);
}

async function expectNoAdminPages(page: Page): Promise<void> {
  await page.goto(SITE_PATHS.adminPeople);
  await expect(page).not.toHaveURL(new RegExp(SITE_PATHS.adminPeople, 'u'));
}
