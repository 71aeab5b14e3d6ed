import { pathWithId, SITE_PATHS } from '@cleaning/contract/routes';
import { STAFF_VISIT_PATH } from '#domains/appointments/visit-paths.ts';
import { expectAccessible } from './support/accessibility.ts';
import { apiAs } from './support/api.ts';
import { now } from './support/clock.ts';
import { createPhoto } from './support/sample-files.ts';
import { expect, test } from './support/test.ts';
import { databasesOn, DEMO, logIn, setSession } from './support/users.ts';
import { bookVisit, createCleaner, createNamedClient } from './support/visits.ts';

test.use({ viewport: { width: 390, height: 844 } });

/**
 * What Chromium logs for calls without a connection, and for its check for a newer service worker.
 */
const NO_SIGNAL = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|when fetching the script/u;

test('a cleaner works a visit without a signal, and the office has all of it once', async ({
  page,
  context,
  request,
  expectedConsole,
}) => {
  expectedConsole.push(NO_SIGNAL);
  const client = await createNamedClient(request, 'general');
  const cleaner = await createCleaner(request);
  const staff = apiAs(cleaner);
  const office = apiAs(await logIn(request, DEMO.staff));
  const visit = await bookVisit(office, { cleaner, client });
  const button = (words: string | RegExp) => page.getByRole('button', { name: words });
  const dialog = page.getByRole('dialog');
  await setSession(page, cleaner);
  await page.goto(pathWithId(STAFF_VISIT_PATH, visit.id));
  await expect(button('Start visit')).toBeVisible();
  await page.evaluate(async () => navigator.serviceWorker.ready);
  const { tasks } = await staff.staffAppointments.getWorkSheet({ id: visit.id });
  const first = tasks[0]?.label ?? '';
  const began = now().getTime();

  await test.step('start, tick and take a photo without a signal', async () => {
    await context.setOffline(true);
    await button('Start visit').click();
    await expect(page.getByText(/^No signal since/u)).toBeVisible();
    await page.getByRole('checkbox', { name: first }).check();
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'sink.jpg', mimeType: 'image/jpeg', buffer: await createPhoto() });
    await expect(page.getByText(/^3 waiting$/u)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('everything is there after a reload, still without a signal', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: client.name })).toBeVisible();
    await expect(page.getByText(/^3 waiting$/u)).toBeVisible();
    await expect(page.getByRole('checkbox', { name: first })).toBeChecked();
    await expect(page.getByText(/^Photo: after, sink\.jpg/u)).toBeVisible();
  });

  await test.step('add a task and tick it, write a note, and complete', async () => {
    await page.getByLabel('Add a task').fill('Water the plants');
    await button('Add task').click();
    await page.getByRole('checkbox', { name: 'Water the plants' }).check();
    await page.getByLabel(/^Anything we should know/u).fill('The bin is full.');
    await button('Save note').click();
    await button('Complete visit').click();
    await dialog.getByRole('button', { name: 'Complete visit' }).click();
    await expect(page.getByText('Completed', { exact: true })).toBeVisible();
    await expect(page.getByText(/^7 waiting$/u)).toBeVisible();
    await expectAccessible(page);
  });

  // Nothing was sent before, so a time of the service would be later.
  const back = now().getTime();
  await test.step('it is sent when the signal is back', async () => {
    await context.setOffline(false);
    await expect(page.getByText(/^(?:On this phone|Sending)$/u)).toHaveCount(0);
    await expect(page.getByText(/signal/iu)).toHaveCount(0);
    await expect(button(/^After.*open sink\.jpg/u)).toBeVisible();
  });

  await test.step('the office has all of it once, with the times of the phone', async () => {
    const sheet = await staff.staffAppointments.getWorkSheet({ id: visit.id });
    const { appointment } = sheet;
    expect(appointment).toMatchObject({
      status: 'completed',
      completion_notes: 'The bin is full.',
    });
    for (const moment of [appointment.actual_started_at, appointment.actual_ended_at]) {
      expect(Date.parse(moment ?? '')).toBeGreaterThanOrEqual(began - 1000);
      expect(Date.parse(moment ?? '')).toBeLessThanOrEqual(back);
    }
    const done = sheet.tasks.filter(({ done_at: doneAt }) => doneAt !== null);
    expect(done.map(({ label }) => label)).toEqual([first, 'Water the plants']);
    expect(sheet.tasks).toHaveLength(tasks.length + 1);
    expect(done.every(({ done_at: doneAt }) => Date.parse(doneAt ?? '') <= back)).toBe(true);
    const photos = await staff.documents.listDocuments({ appointment_id: visit.id });
    expect(photos.results.map(({ file_name: name }) => name)).toEqual(['sink.jpg']);
  });
});

test('what the office cannot take stays on the phone until the cleaner removes it', async ({
  page,
  context,
  request,
  expectedConsole,
}) => {
  expectedConsole.push(NO_SIGNAL, /status of 409/u);
  const client = await createNamedClient(request, 'general');
  const cleaner = await createCleaner(request);
  const office = apiAs(await logIn(request, DEMO.staff));
  const visit = await bookVisit(office, { cleaner, client });
  await setSession(page, cleaner);
  await page.goto(pathWithId(STAFF_VISIT_PATH, visit.id));
  const box = page.getByRole('checkbox').first();
  await box.waitFor();
  await context.setOffline(true);
  await box.check();
  await expect(page.getByText(/^1 waiting$/u)).toBeVisible();
  await office.appointments.cancelAppointment(
    { id: visit.id },
    { version: visit.version, reason: 'Ill.' },
  );
  await context.setOffline(false);
  await expect(page.getByText('1 of 1 was not sent:')).toBeVisible();
  await expectAccessible(page);
  const logOut = async () => {
    await page.locator('summary', { hasText: 'Menu' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
  };
  await logOut();
  const dialog = page.getByRole('dialog', { name: 'Lose 1 unsent change?' });
  await dialog.getByRole('button', { name: 'Stay logged in' }).click();
  await page.getByRole('button', { name: /^Remove Tick: /u }).click();
  const question = page.getByRole('dialog', { name: /^Remove “Tick: /u });
  await question.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('1 of 1 was not sent:')).toBeHidden();
  await logOut();
  await expect(page).toHaveURL('/');
  const unsent = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve, reject) => {
          const opening = indexedDB.open('visits');
          opening.addEventListener('error', () => reject(new Error('The database did not open.')));
          opening.addEventListener('success', () => {
            const counting = opening.result.transaction('queue').objectStore('queue').count();
            counting.addEventListener('success', () => {
              opening.result.close();
              resolve(counting.result);
            });
          });
        }),
    );
  await expect.poll(() => databasesOn(page)).toEqual(['visits']);
  await expect.poll(unsent).toBe(0);
  const workers = () =>
    page.evaluate(async () => [
      navigator.serviceWorker.controller,
      (await navigator.serviceWorker.getRegistration()) ?? null,
    ]);
  await expect.poll(workers).toEqual([null, null]);
});

test('the portal of a cleaner can be installed as an app of the team', async ({
  page,
  request,
}) => {
  await setSession(page, await createCleaner(request));
  await page.goto(SITE_PATHS.staffPortal);
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', '/team.webmanifest');
  const devtools = await page.context().newCDPSession(page);
  const { data, errors } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? '') as { start_url: string; icons: { src: string }[] };
  expect(manifest.start_url).toBe(SITE_PATHS.staffPortal);
  expect(manifest.icons).toHaveLength(3);
  for (const { src } of manifest.icons) {
    const icon = await request.get(src);
    expect(icon.headers()['content-type']).toBe('image/png');
  }
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // The windows of tests are private ones, in which nothing is installed.
  const problems = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
  expect(problems).toEqual([]);
});
