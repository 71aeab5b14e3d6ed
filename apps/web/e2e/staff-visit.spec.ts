import { pathWithId, SITE_PATHS } from '@cleaning/contract/routes';
import { STAFF_VISIT_PATH } from '#domains/appointments/visit-paths.ts';
import { expectAccessible } from './support/accessibility.ts';
import { apiAs } from './support/api.ts';
import { mailsTo } from './support/mailbox.ts';
import { createPhoto } from './support/sample-files.ts';
import { expect, test } from './support/test.ts';
import { DEMO, logIn, setSession } from './support/users.ts';
import { bookVisit, createCleaner, createNamedClient } from './support/visits.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a cleaner works through a visit on a phone', async ({ page, request }) => {
  const client = await createNamedClient(request, 'general');
  const cleaner = await createCleaner(request);
  const office = apiAs(await logIn(request, DEMO.staff));
  const visit = await bookVisit(office, { cleaner, client });
  const button = (words: string | RegExp) => page.getByRole('button', { name: words });
  const dialog = page.getByRole('dialog');
  await setSession(page, cleaner);

  await test.step('find it on the own day', async () => {
    await page.goto(SITE_PATHS.staffPortal);
    await expect(page.getByRole('heading', { level: 1, name: 'Your day, Kim' })).toBeVisible();
    await expectAccessible(page);
    await page.goto(pathWithId(STAFF_VISIT_PATH, visit.id));
    await expect(page.getByRole('heading', { level: 1, name: client.name })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Directions' })).toHaveAttribute(
      'href',
      /Banksia%20Street/u,
    );
    await expectAccessible(page);
  });

  await test.step('read the code of the door, which the office stored', async () => {
    await expect(button('Add a code')).toBeHidden();
    await office.staffAppointments.setAccessCode({ id: visit.id }, { access_code: '4711' });
    await page.reload();
    await expect(page.getByText('4711')).toBeHidden();
    await button('Show code').click();
    await expect(page.getByText('4711')).toBeVisible();
    await page.reload();
    await expect(button('Show code')).toBeVisible();
    await expect(page.getByText('4711')).toBeHidden();
  });

  await test.step('tell the client about running late', async () => {
    await button('Running late').click();
    await dialog.getByRole('radio', { name: '30 min' }).check();
    await expect(dialog.getByLabel('Message')).toHaveValue(/about 30 minutes late/u);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText(/Late: there about/u)).toBeVisible();
    await expect
      .poll(async () => (await mailsTo(request, client.session.user.email)).map((m) => m.subject))
      .toContainEqual(expect.stringMatching(/late/iu));
  });

  await test.step('take a photo before, and start', async () => {
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'wall.jpg', mimeType: 'image/jpeg', buffer: await createPhoto() });
    await expect(button(/^Before.*open wall\.jpg/u)).toBeVisible();
    await button('Start visit').click();
    await expect(page.getByText('Visit started.')).toBeVisible();
    await expect(button('Complete visit')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('tick, add a task, and tick that too', async () => {
    const boxes = page.getByRole('checkbox');
    const count = await boxes.count();
    expect(count).toBeGreaterThan(0);
    await page.getByLabel('Add a task').fill('Water the plants');
    await button('Add task').click();
    await page.getByRole('checkbox', { name: 'Water the plants' }).check();
    await expect(page.getByText(`1 of ${count + 1}`)).toBeVisible();
    await boxes.first().check();
    await expect(page.getByText(`2 of ${count + 1}`)).toBeVisible();
  });

  await test.step('complete it, and see what is left', async () => {
    await button('Complete visit').click();
    await expect(dialog.getByText(/not ticked:$/u)).toBeVisible();
    await dialog.getByLabel(/^Notes for the office/u).fill('The bin is full.');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Complete visit' }).click();
    await expect(page.getByText('Visit completed.')).toBeVisible();
    await expect(page.getByText('The bin is full.')).toBeVisible();
    await expectAccessible(page);
    const seen = await apiAs(client.session).appointments.getAppointment({ id: visit.id });
    expect(seen.status).toBe('completed');
    expect(JSON.stringify(seen)).not.toContain('The bin is full.');
  });
});

test('a cleaner who cannot get in says why, and the client reads it', async ({ page, request }) => {
  const client = await createNamedClient(request, 'general');
  const cleaner = await createCleaner(request);
  const office = apiAs(await logIn(request, DEMO.staff));
  const visit = await bookVisit(office, { cleaner, client });
  await setSession(page, cleaner);
  await page.goto(pathWithId(STAFF_VISIT_PATH, visit.id));
  await page.getByRole('button', { name: 'No access', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const record = dialog.getByRole('button', { name: 'Record no access' });
  await record.click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('What happened').fill('Nobody opened, and the phone was off.');
  await record.click();
  await expect(page.getByText('No access recorded.')).toBeVisible();
  await expect(page.getByText('No access', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'No access', exact: true })).toBeHidden();
  await expectAccessible(page);
  const seen = await apiAs(client.session).appointments.getAppointment({ id: visit.id });
  expect(seen.status).toBe('no_access');
});
