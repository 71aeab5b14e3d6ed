import { pathWithId, SITE_PATHS } from '@cleaning/contract/routes';
import { expect, type Page } from '@playwright/test';
import {
  STAFF_CLIENT_VISITS_PATH,
  STAFF_VISIT_NEW_PATH,
} from '#domains/appointments/visit-paths.ts';
import type { Session } from '../users.ts';
import { type Slot, workedUntilNow } from './diary.ts';
import type { WeekClient } from './people.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Books a visit that a client asked for on the phone, with its time and cleaner, as the office. */
export async function bookVisit(
  office: Page,
  client: WeekClient,
  { slot, cleaner }: { readonly slot: Slot; readonly cleaner: Session },
): Promise<void> {
  await office.goto(`${STAFF_VISIT_NEW_PATH}?client=${client.session.user.id}`);
  await office.getByLabel('Day').fill(slot.date);
  await office.getByLabel('From', { exact: true }).fill(slot.from);
  await office.getByLabel('To', { exact: true }).fill(slot.to);
  await office.getByLabel('Street address').fill('14 Banksia Street');
  await office.getByLabel('Suburb').fill('Castle Hill');
  await office.getByLabel('Postcode').fill('2154');
  await office.getByLabel('Why', { exact: true }).fill('Asked us on the phone.');
  await office.getByLabel('Cleaner').selectOption(cleaner.user.id);
  await expect(
    office.getByText(/ is free: |^You can save it all the same\.$/u).first(),
  ).toBeVisible();
  await button(office, /^Book visit for/u).click();
  await expect(office).toHaveURL(/\/staff\/portal\/calendar\?week=/u);
}

/** Opens one of the cleaner's visits of today, whether it is the next one or a later one. */
export async function openVisit(phone: Page, name: string): Promise<void> {
  await phone.goto(SITE_PATHS.staffPortal);
  const next = phone.getByRole('region', { name }).getByRole('link', { name: 'Open visit' });
  const later = phone.getByRole('listitem').getByRole('link', { name, exact: true });
  await next.or(later).click();
  await expect(phone.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(phone.getByRole('checkbox').first()).toBeVisible();
}

/** Expects that everything was sent and no visit is left. */
export async function endDay(phone: Page): Promise<void> {
  await phone.goto(SITE_PATHS.staffPortal);
  await expect(phone.getByText('You have no more visits today.')).toBeVisible();
}

/** Expects the outcome in the header of the open visit. */
async function expectOver(phone: Page, outcome: 'Completed' | 'No access'): Promise<void> {
  const head = phone.getByRole('main').getByRole('region').first();
  await expect(head.getByText(outcome, { exact: true })).toBeVisible();
}

/** Works these visits offline, then reconnects and sends everything. */
export async function workOffline(
  phone: Page,
  names: readonly string[],
  work: (name: string) => Promise<void>,
): Promise<void> {
  const addresses = new Map<string, string>();
  for (const name of names) {
    await openVisit(phone, name);
    addresses.set(name, phone.url());
  }
  await phone.evaluate(async () => navigator.serviceWorker.ready);
  await phone.context().setOffline(true);
  for (const [name, address] of addresses) {
    await phone.goto(address);
    await expect(phone.getByRole('heading', { level: 1, name })).toBeVisible();
    await work(name);
    await expect(phone.getByText(/^\d+ waiting$/u)).toBeVisible();
  }
  await phone.context().setOffline(false);
  await expect(phone.getByText(/^(?:On this phone|Sending)$/u)).toHaveCount(0);
  for (const address of addresses.values()) {
    await phone.goto(address);
    await expectOver(phone, 'Completed');
    await expect(phone.getByText(/^(?:On this phone|Sending)$/u)).toHaveCount(0);
  }
}

/** Starts the open visit, ticks a task and completes it with the time taken, in minutes. */
export async function workVisit(phone: Page, minutes: number): Promise<void> {
  await button(phone, 'Start visit').click();
  await phone.getByRole('checkbox').first().check();
  await button(phone, 'Complete visit').click();
  const dialog = phone.getByRole('dialog');
  const worked = workedUntilNow(minutes);
  await dialog.getByLabel('Started').fill(worked.from);
  await dialog.getByLabel('Finished').fill(worked.to);
  await button(phone, 'Complete visit').last().click();
  await expect(dialog).toBeHidden();
  await expectOver(phone, 'Completed');
}

/** Reports that nobody was at home. */
export async function reportNoAccess(phone: Page): Promise<void> {
  await phone.getByRole('button', { name: 'No access', exact: true }).click();
  const dialog = phone.getByRole('dialog');
  await dialog.getByLabel('What happened').fill('Nobody opened, and the phone was off.');
  await button(phone, 'Record no access').click();
  await expectOver(phone, 'No access');
}

/** Cancels today's visit as the client, too late to be free. */
export async function cancelTooLate(portal: Page): Promise<void> {
  await portal.goto(SITE_PATHS.clientAppointments);
  await button(portal, /^Cancel visit/u).click();
  const question = portal.getByRole('dialog');
  await expect(question.getByText(/^Free cancellation ended/u)).toBeVisible();
  await question.getByRole('button', { name: 'Cancel visit' }).click();
  const outcome = portal.getByRole('dialog', { name: 'Visit cancelled' });
  await expect(outcome.getByText(/so a fee may apply/u)).toBeVisible();
  await outcome.getByRole('button', { name: 'Done' }).click();
}

/** Books a weekly series of visits that starts in a week, as the office. */
export async function startSeries(
  office: Page,
  client: WeekClient,
  { firstDate, cleaner }: { readonly firstDate: string; readonly cleaner: Session },
): Promise<void> {
  await office.goto(pathWithId(STAFF_CLIENT_VISITS_PATH, client.session.user.id));
  await button(office, 'New series').click();
  const dialog = office.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^Every week/u }).check();
  await dialog.getByLabel('First visit').fill(firstDate);
  await dialog.getByLabel('From', { exact: true }).fill('09:00');
  await dialog.getByLabel('To', { exact: true }).fill('11:00');
  await dialog.getByLabel('Cleaner').selectOption(cleaner.user.id);
  await dialog.getByLabel('Street address').fill('14 Banksia Street');
  await dialog.getByLabel('Suburb').fill('Castle Hill');
  await dialog.getByLabel('Postcode').fill('2154');
  await dialog.getByRole('button', { name: /^Book \d+ visits$/u }).click();
  await expect(office.getByRole('article').getByText('Every week')).toBeVisible();
}

/** Skips the first visit of the series, as the client. */
export async function skipFirstOfSeries(portal: Page): Promise<void> {
  await portal.goto(SITE_PATHS.clientAppointments);
  const series = portal.getByRole('region', { name: 'Your regular visits' });
  await series.getByRole('button', { name: /^Skip a visit/u }).click();
  await portal
    .getByRole('dialog')
    .getByRole('button', { name: /^Skip \d/u })
    .click();
  await expect(series.getByRole('listitem').first()).toContainText('Skipped');
}
