import { pathWithId } from '@cleaning/contract/routes';
import { mondayOf } from '@cleaning/contract/timesheets/rules';
import { sydneyDateOf } from '@cleaning/pricing';
import type { Page } from '@playwright/test';
import { STAFF_CLIENTS_PATH } from '#domains/clients/client-paths.ts';
import { STAFF_INVOICES_PATH } from '#domains/invoices/invoice-paths.ts';
import { ADMIN_PEOPLE_PATH } from '#domains/people/people-paths.ts';
import { STAFF_OWN_TIMESHEET_PATH, STAFF_TIMESHEET_PATH } from '#domains/timesheets/sheet-paths.ts';
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
  `${pathWithId(STAFF_TIMESHEET_PATH, user.id)}?week=${mondayOf(sydneyDateOf(now()))}`;

/** A cleaner reads their own hours, and none of the company's pages. */
export async function expectCleanersPart(phone: Page, minutes: number): Promise<void> {
  await phone.goto(STAFF_OWN_TIMESHEET_PATH);
  await expectWorked(phone, minutes);
  for (const path of [STAFF_INVOICES_PATH, STAFF_CLIENTS_PATH]) {
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
  await owner.goto(ADMIN_PEOPLE_PATH);
  await expect(owner.getByRole('heading', { level: 1, name: 'People' })).toBeVisible();
  await owner.goto(sheetOf(cleaner));
  await expectWorked(owner, minutes);
}

async function expectNoAdminPages(page: Page): Promise<void> {
  await page.goto(ADMIN_PEOPLE_PATH);
  await expect(page).not.toHaveURL(new RegExp(ADMIN_PEOPLE_PATH, 'u'));
}
