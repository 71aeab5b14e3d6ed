import { pathWithId, SITE_PATHS } from '@cleaning/contract/routes';
import { STAFF_VISIT_PATH } from '#domains/appointments/visit-paths.ts';
import { STAFF_CLEANER_PATH } from '#domains/cleaners/cleaner-paths.ts';
import { STAFF_INVOICES_PATH } from '#domains/invoices/invoice-paths.ts';
import { expectAccessible } from './support/accessibility.ts';
import { apiAs } from './support/api.ts';
import { expect, test } from './support/test.ts';
import { databasesOn, DEMO, logIn, setSession } from './support/users.ts';
import { bookVisit, createCleaner, createNamedClient } from './support/visits.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a cleaner’s day: own visits, a message about one, leave, and a visit that a colleague gets', async ({
  page,
  request,
  expectedConsole,
}) => {
  // The visit that was given away.
  expectedConsole.push(/status of 40[34]/u);
  const client = await createNamedClient(request, 'general');
  const [cleaner, colleague] = [await createCleaner(request), await createCleaner(request, 'Lee')];
  const office = apiAs(await logIn(request, DEMO.staff));
  const visit = await bookVisit(office, { cleaner, client });
  const [firstName = ''] = client.name.split(' ');
  const dialog = page.getByRole('dialog');
  await setSession(page, cleaner);

  await test.step('log in to the own day, with four links and no New', async () => {
    await page.goto(SITE_PATHS.staffPortal);
    await expect(page.getByRole('heading', { level: 1, name: 'Your day, Kim' })).toBeVisible();
    await expect(page.getByRole('region', { name: client.name })).toBeVisible();
    await page.locator('summary', { hasText: 'Menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Staff portal menu' });
    await expect(menu.getByRole('link')).toHaveText([
      'Today',
      'My week',
      'Hours and leave',
      'Timesheet',
      'Messages',
    ]);
    await expect(page.getByText('New quote, visit or invoice')).toBeHidden();
    await expectAccessible(page);
    await menu.getByRole('link', { name: 'My week' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'My week' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('work at the visit with all tasks in one press, and take it back', async () => {
    await page.getByRole('link', { name: client.name }).click();
    await expect(page.getByRole('heading', { level: 1, name: client.name })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: /^All \d+ done$/u }).click();
    await page.getByRole('button', { name: 'Undo all done' }).click();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  });

  await test.step('write to the client about it', async () => {
    await page.getByRole('link', { name: `Write to ${firstName}` }).click();
    await page.getByLabel('Message', { exact: true }).fill('I am in front of the house.');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('I am in front of the house.', { exact: true })).toBeVisible();
    const threads = await apiAs(client.session).messages.listThreads({ about_id: visit.id });
    expect(threads.count).toBe(1);
  });

  await test.step('ask for leave', async () => {
    await page.goto(pathWithId(STAFF_CLEANER_PATH, cleaner.user.id));
    await page.getByRole('button', { name: 'Ask for leave' }).click();
    await dialog.getByLabel('First day').fill('2027-03-01');
    await dialog.getByLabel('Last day').fill('2027-03-05');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Ask for leave' }).click();
    await expect(page.getByText('To approve')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a page of the office says that it is not for cleaners', async () => {
    await page.goto(STAFF_INVOICES_PATH);
    await expect(page.getByText(/cleaner, and this page is for the office/u)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(SITE_PATHS.staffPortal);
    await expectAccessible(page);
  });

  await test.step('a visit that a colleague gets leaves the phone', async () => {
    const address = pathWithId(STAFF_VISIT_PATH, visit.id);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: client.name })).toBeVisible();
    await expect.poll(() => databasesOn(page)).toContain('work-sheets');
    const { version } = await office.appointments.getAppointment({ id: visit.id });
    await office.staffAppointments.assignAppointment(
      { id: visit.id },
      { version, staff_id: colleague.user.id },
    );
    await page.goto(address);
    await expect(
      page.getByRole('heading', { level: 1, name: 'This is not one of your visits' }),
    ).toBeVisible();
    await expectAccessible(page);
    await page.goto(SITE_PATHS.staffPortal);
    await expect(page.getByText(`${firstName}’s visit is no longer yours`)).toBeVisible();
    await expect(page.getByRole('link', { name: client.name })).toHaveCount(0);
  });
});
