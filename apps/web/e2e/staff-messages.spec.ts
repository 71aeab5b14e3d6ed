import { randomUUID } from 'node:crypto';
import { pathWithId, SITE_PATHS } from '@cleaning/contract/routes';
import type { APIRequestContext, Page } from '@playwright/test';
import { STAFF_CLIENT_DOCUMENTS_PATH } from '#domains/documents/document-paths.ts';
import { STAFF_MESSAGES_PATH } from '#domains/messages/message-paths.ts';
import { fullUnless } from './support/full.ts';
import { expectAccessible } from './support/accessibility.ts';
import { apiAs, newKey } from './support/api.ts';
import { keyboard } from './support/input-modes.ts';
import { expect, test } from './support/test.ts';
import { DEMO, logIn, newUser, registerVerified, setSession } from './support/users.ts';

/** An open conversation is polled every ten seconds. */
const SOON = { timeout: 30_000 };

const PHOTO = {
  name: 'Gate.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

const words = (page: Page, text: string) =>
  page
    .getByRole('region', { name: 'Messages in this conversation' })
    .getByText(text, { exact: true });

/** A client with a unique name, and an unassigned question from that client. */
async function aQuestion(request: APIRequestContext) {
  const lastName = `Haddad ${randomUUID().slice(0, 8)}`;
  const session = await registerVerified(request, {
    ...newUser('Amira'),
    lastName,
  });
  const client = apiAs(session);
  const thread = await client.messages.startThread(
    { subject: 'The key safe', body: 'The key safe code changed.' },
    newKey(),
  );
  return { session, client, thread, name: `Amira ${lastName}` };
}

for (const width of [1440, 390]) {
  test(
    `a client writes, staff take it and answer, the client reads, ${width} wide`,
    { tag: fullUnless(width === 390) },
    async ({ page, request, browser }) => {
      const { session, name } = await aQuestion(request);
      await page.setViewportSize({ width, height: 900 });
      await setSession(page, await logIn(request, DEMO.staff));
      const button = (label: string) => page.getByRole('button', { name: label, exact: true });
      const field = page.getByRole('textbox', { name: 'Your message to Amira' });

      await test.step('it is among those without an owner', async () => {
        await page.goto(`${STAFF_MESSAGES_PATH}?show=nobody`);
        await page.getByRole('searchbox', { name: 'Search' }).fill(name);
        const row = page.getByRole('link', { name: new RegExp(`${name}.*No one is on it`, 'u') });
        await expect(row).toBeVisible();
        await expectAccessible(page);
        await row.click();
        await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
        await expect(words(page, 'The key safe code changed.')).toBeVisible();
        await expectAccessible(page);
      });

      await test.step('staff take it, and answer with a quick reply and a file', async () => {
        await button('Take it').click();
        await expect(button('Take it')).toBeHidden();
        await button('Thanks, noted').click();
        await expect(field).toBeFocused();
        await field.press('End');
        await field.pressSequentially(' This is the gate.');
        const chooser = page.waitForEvent('filechooser');
        await button('Attach files').click();
        await (await chooser).setFiles(PHOTO);
        await expect(page.getByText('Added', { exact: true })).toBeVisible();
        await expectAccessible(page);
        await field.press('Control+Enter');
        await expect(page.getByRole('button', { name: PHOTO.name, exact: true })).toBeVisible();
      });

      const visitor = await browser.newContext({ viewport: { width, height: 900 } });
      const client = await visitor.newPage();
      await test.step('the client reads it, and staff see that', async () => {
        await setSession(client, session);
        await client.goto(SITE_PATHS.clientMessages);
        await client.getByRole('link', { name: /The key safe/u }).click();
        const log = client.getByRole('region', { name: 'Messages in this conversation' });
        await expect(log.getByText(/This is the gate\.$/u)).toBeVisible();
        await expect(client.getByText('No one is on it')).toHaveCount(0);
        await expect(page.getByText(/, seen$/u)).toBeVisible(SOON);
      });

      await test.step('and writes back, which comes by itself', async () => {
        await client.getByRole('textbox', { name: 'Your message' }).fill('That is the one.');
        await client.getByRole('button', { name: 'Send' }).click();
        await expect(words(page, 'That is the one.')).toBeVisible(SOON);
        await visitor.close();
      });

      await test.step('staff come back to it later', async () => {
        await button('Mark unread').click();
        await expect(page).toHaveURL(/show=nobody/u);
        await page.goto(`${STAFF_MESSAGES_PATH}?show=mine`);
        await page.getByRole('searchbox', { name: 'Search' }).fill(name);
        await expect(
          page.getByRole('link', { name: new RegExp(`${name} 1 new message`, 'u') }),
        ).toBeVisible();
      });
    },
  );
}

test('a conversation is found, given away and answered by keyboard alone', async ({
  page,
  request,
}) => {
  const input = keyboard(page);
  const { thread, client, session, name } = await aQuestion(request);
  await setSession(page, await logIn(request, DEMO.staff));
  await page.goto(`${STAFF_MESSAGES_PATH}?client_id=${session.user.id}`);
  await expect(page.getByRole('link', { name: new RegExp(name, 'u') })).toBeVisible();
  // Single keys work only once the user's setting for them has loaded, which also shows the key
  // hints.
  await expect(page.getByText(/mark unread$/u)).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Thanks, noted' })).toBeVisible();

  await page.keyboard.press('a');
  const dialog = page.getByRole('dialog', { name: 'Who looks after this conversation?' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  const [person] = await apiAs(await logIn(request, DEMO.staff)).appointments.listStaffMembers();
  if (person === undefined) throw new Error('Nobody works here.');
  await input.choose(dialog.getByLabel('Who looks after it'), person.first_name);
  await input.press(dialog.getByRole('button', { name: 'Pass conversation on' }));
  await expect(dialog).toBeHidden();
  await expect(
    page.getByRole('button', { name: `Looked after by ${person.first_name}. Change` }),
  ).toBeVisible();

  await page.keyboard.press(';');
  await expect(page.getByRole('button', { name: 'Thanks, noted' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+Enter');
  await expect
    .poll(async () => (await client.messages.listMessages({ id: thread.id })).count)
    .toBe(2);
});

for (const width of [1440, 390]) {
  test(
    `staff add a document that the client opens, and remove it, ${width} wide`,
    { tag: fullUnless(width === 1440) },
    async ({ page, request, browser }) => {
      const session = await registerVerified(request, newUser());
      await page.setViewportSize({ width, height: 900 });
      await setSession(page, await logIn(request, DEMO.staff));
      const path = pathWithId(STAFF_CLIENT_DOCUMENTS_PATH, session.user.id);
      const row = () => page.getByText(PHOTO.name).locator('visible=true').first();

      await test.step('staff add it in its category', async () => {
        await page.goto(path);
        await expect(page.getByText('No documents yet')).toBeVisible();
        await expectAccessible(page);
        await page.getByLabel('Choose files, from your device').setInputFiles(PHOTO);
        await page.getByLabel('Category').selectOption('reports');
        await page.getByRole('button', { name: 'Add 1 file' }).click();
        await expect(page.getByText('1 file added')).toBeVisible();
        await expect(row()).toBeVisible();
        await expect(page.getByText('Not opened').locator('visible=true')).toBeVisible();
        await expectAccessible(page);
      });

      await test.step('the client finds and opens it', async () => {
        const visitor = await browser.newContext({ viewport: { width, height: 900 } });
        const client = await visitor.newPage();
        await setSession(client, session);
        await client.goto(SITE_PATHS.clientDocuments);
        await client.getByRole('button', { name: `Preview ${PHOTO.name}` }).click();
        await expect(client.getByRole('img', { name: PHOTO.name })).toBeVisible();
        await visitor.close();
      });

      await test.step('staff see that, and remove it', async () => {
        await page.reload();
        await expect(page.getByText(/^Opened /u).locator('visible=true')).toBeVisible();
        await page.getByRole('button', { name: `Remove ${PHOTO.name}` }).click();
        await page.getByRole('button', { name: 'Remove document' }).click();
        await expect(page.getByText('No documents yet')).toBeVisible();
      });
    },
  );
}
