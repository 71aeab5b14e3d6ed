import type { ApiClient } from '@cleaning/api-client';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { fullUnless } from './support/full.ts';
import { apiAs, newKey } from './support/api.ts';
import { expectAccessible } from './support/accessibility.ts';
import { keyboard, pointer } from './support/input-modes.ts';
import { DEMO, logIn, newUser, registerVerified, setSession } from './support/users.ts';
import { expect, test } from './support/test.ts';

const ADDRESS = '/clients/messages';
/** An open conversation is polled every ten seconds. */
const SOON = { timeout: 30_000 };

const VARIANTS = [
  { width: 1440, name: 'with a pointer', inputModeOf: () => pointer },
  { width: 390, name: 'by keyboard alone', inputModeOf: keyboard },
] as const;

const PHOTO = {
  name: 'Side gate.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

const list = (page: Page): Locator => page.getByRole('navigation', { name: 'Conversations' });
const field = (page: Page): Locator => page.getByRole('textbox', { name: 'Your message' });
const title = (page: Page, name: string): Locator => page.getByRole('heading', { level: 2, name });
const words = (page: Page, text: string): Locator =>
  page
    .getByRole('region', { name: 'Messages in this conversation' })
    .getByText(text, { exact: true });

async function aClientAndStaff(request: APIRequestContext) {
  const session = await registerVerified(request, newUser());
  return { session, client: apiAs(session), staff: apiAs(await logIn(request, DEMO.staff)) };
}

/** A conversation started by staff, with the given number of messages. */
async function aConversation(staff: ApiClient, clientId: string, count: number) {
  const thread = await staff.messages.startThread(
    { client_id: clientId, subject: 'Getting in', body: 'Message 1' },
    newKey(),
  );
  for (let number = 2; number <= count; number += 1) {
    await staff.messages.replyToThread({ id: thread.id }, { body: `Message ${number}` }, newKey());
  }
  return thread;
}

for (const { width, name, inputModeOf } of VARIANTS) {
  test(
    `a client and the company write to each other, ${name}, ${width} wide`,
    { tag: fullUnless(width === 1440) },
    async ({ page, context, request, expectedConsole }) => {
      expectedConsole.push(/Failed to load resource/u);
      const input = inputModeOf(page);
      const { session, client, staff } = await aClientAndStaff(request);
      await page.setViewportSize({ width, height: 900 });
      await setSession(page, session);

      await test.step('the first message', async () => {
        await page.goto(ADDRESS);
        await input.press(page.getByRole('link', { name: 'Write your first message' }));
        await expect(title(page, 'New message')).toBeFocused();
        await input.press(page.getByRole('button', { name: 'Send message' }));
        await expect(page.getByRole('alert')).toContainText('Write a message.');
        await expectAccessible(page);
        await input.type(page.getByRole('textbox', { name: 'Subject' }), 'The key');
        await input.type(field(page), 'Where shall I leave the key?');
        await input.press(page.getByRole('button', { name: 'Send message' }));
        await expect(title(page, 'The key')).toBeFocused();
        await expect(words(page, 'Where shall I leave the key?')).toBeVisible();
        await expectAccessible(page);
      });

      const [thread] = (await staff.messages.listThreads({ client_id: session.user.id })).results;
      if (thread === undefined) throw new Error('The conversation has not arrived.');
      const latest = async () =>
        (await client.messages.listMessages({ id: thread.id })).results.map(({ body }) => body);

      await test.step('an answer appears by itself, is read out and counts as read', async () => {
        const body = 'Under the pot. See https://site.example/pots, please.';
        await staff.messages.replyToThread({ id: thread.id }, { body }, newKey());
        await expect(
          page.getByRole('link', { name: /^https:\/\/site\.example\/pots/u }),
        ).toBeVisible(SOON);
        await expect(page.getByRole('status').getByText(/^New message from/u)).toContainText(body);
        await expect.poll(async () => (await client.messages.getUnreadCount()).messages).toBe(0);
      });

      await test.step('a file goes with a message, is looked at and saved', async () => {
        const chooser = page.waitForEvent('filechooser');
        await input.press(page.getByRole('button', { name: 'Attach files' }));
        await (await chooser).setFiles(PHOTO);
        await expect(page.getByText('Added', { exact: true })).toBeVisible();
        await expectAccessible(page);
        await input.type(field(page), 'This is the gate.');
        await page.keyboard.press('Control+Enter');
        await input.press(page.getByRole('button', { name: PHOTO.name, exact: true }));
        const preview = page.getByRole('dialog', { name: PHOTO.name });
        await expect(preview.getByRole('img', { name: PHOTO.name })).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(preview).toBeHidden();
        const download = page.waitForEvent('download');
        await input.press(page.getByRole('button', { name: `Download ${PHOTO.name}` }));
        expect((await download).suggestedFilename()).toBe(PHOTO.name);
        await expectAccessible(page);
      });

      await test.step('what was begun stays, and is sent once the connection is back', async () => {
        await input.type(field(page), 'I wonder');
        await page.reload();
        await expect(field(page)).toHaveValue('I wonder');
        await input.press(page.getByRole('link', { name: /^Invoices/u }).locator('visible=true'));
        await expect(page.getByRole('heading', { level: 1, name: 'Invoices' })).toBeFocused();
        await input.press(page.getByRole('link', { name: /^Messages/u }).locator('visible=true'));
        await expect(list(page).getByText('Draft: I wonder')).toBeVisible();
        await expectAccessible(page);
        await input.press(list(page).getByRole('link', { name: /^The key/u }));
        await expect(field(page)).toHaveValue('I wonder');
        await context.setOffline(true);
        const banner = page.getByText('You are offline. You can keep reading.', { exact: false });
        await expect(banner).toBeVisible();
        await input.press(page.getByRole('button', { name: 'Send' }));
        await expect(page.getByRole('alert')).toContainText('You are offline');
        await expectAccessible(page);
        await input.press(page.getByRole('link', { name: /^Invoices/u }).locator('visible=true'));
        await expect(page.getByRole('heading', { level: 1, name: 'Invoices' })).toBeFocused();
        await expect(page.getByRole('heading', { name: 'No invoices yet' })).toBeVisible();
        await expect(banner).toBeVisible();
        await expectAccessible(page);
        await input.press(page.getByRole('link', { name: /^Messages/u }).locator('visible=true'));
        await input.press(list(page).getByRole('link', { name: /^The key/u }));
        await expect(words(page, 'Where shall I leave the key?')).toBeVisible();
        await expect(field(page)).toHaveValue('I wonder');
        await context.setOffline(false);
        await expect(banner).toBeHidden();
        await input.press(page.getByRole('button', { name: /^(?:Send|Try again)$/u }));
        await expect(words(page, 'I wonder')).toBeVisible();
        await expect(field(page)).toHaveValue('');
        expect((await latest()).filter((body) => body === 'I wonder')).toHaveLength(1);
      });

      await test.step('the browser’s Back leads to the list', async () => {
        await page.goBack();
        await expect(page).toHaveURL(ADDRESS);
        await expect(list(page).getByRole('link', { name: /^The key/u })).toBeFocused();
        await page.goForward();
        await expect(title(page, 'The key')).toBeFocused();
        await expect(list(page)).toBeVisible({ visible: width > 1000 });
        if (width > 1000) return;
        await input.press(page.getByRole('button', { name: 'Back to all messages' }));
        await expect(list(page).getByRole('link', { name: /^The key/u })).toBeFocused();
      });
    },
  );

  test(
    `a client who reads further up keeps their place, ${width} wide`,
    { tag: fullUnless(width === 390) },
    async ({ page, request }) => {
      const { session, client, staff } = await aClientAndStaff(request);
      const thread = await aConversation(staff, session.user.id, 45);
      await page.setViewportSize({ width, height: 900 });
      await setSession(page, session);
      await page.goto(`${ADDRESS}?thread=${thread.id}`);
      await expect(page.getByText('New', { exact: true })).toBeInViewport();
      expect((await client.messages.getUnreadCount()).messages).toBe(45);

      const earlier = page.getByRole('button', { name: 'Show earlier messages' });
      await earlier.scrollIntoViewIfNeeded();
      const first = words(page, 'Message 16');
      const before = await first.boundingBox();
      await earlier.press('Enter');
      await expect(words(page, 'Message 1')).toBeAttached();
      expect((await first.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, -1);
      await expectAccessible(page);

      const body = 'One more thing.';
      await staff.messages.replyToThread({ id: thread.id }, { body }, newKey());
      const jump = page.getByRole('button', { name: '1 new message' });
      await expect(jump).toBeVisible(SOON);
      expect((await first.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, -1);
      await expectAccessible(page);
      await jump.press('Enter');
      await expect(words(page, body)).toBeInViewport();
      await expect(jump).toBeHidden();
      await expect.poll(async () => (await client.messages.getUnreadCount()).messages).toBe(0);
    },
  );
}

test('on a tablet, the answer to a conversation stands above the tabs', async ({
  page,
  request,
}) => {
  const { session, staff } = await aClientAndStaff(request);
  const thread = await aConversation(staff, session.user.id, 15);
  await page.setViewportSize({ width: 768, height: 1024 });
  await setSession(page, session);
  await page.goto(`${ADDRESS}?thread=${thread.id}`);
  await expect(words(page, 'Message 15')).toBeVisible();
  const tabs = await page.getByRole('navigation', { name: 'Portal' }).boundingBox();
  const send = await page.getByRole('button', { name: 'Send' }).boundingBox();
  expect(send === null ? Infinity : send.y + send.height).toBeLessThan(tabs?.y ?? 0);
});

test('two tabs of a client agree, and no other client gets in', async ({
  page,
  context,
  browser,
  request,
  expectedConsole,
}) => {
  expectedConsole.push(/status of 404/u, /Failed to load resource/u);
  const { session, staff } = await aClientAndStaff(request);
  const thread = await aConversation(staff, session.user.id, 1);
  const address = `${ADDRESS}?thread=${thread.id}`;
  await setSession(page, session);
  await page.goto(address);
  const other = await context.newPage();
  await setSession(other, session);
  await other.goto(address);
  await field(page).fill('From the first tab');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(words(other, 'From the first tab')).toBeVisible(SOON);

  const otherContext = await browser.newContext();
  const otherUser = await otherContext.newPage();
  await setSession(otherUser, await registerVerified(request, newUser('Alex')));
  await otherUser.goto(address);
  await expect(
    otherUser.getByRole('heading', { name: 'We could not find this conversation' }),
  ).toBeVisible();
  await expectAccessible(otherUser);
  await otherContext.close();
});

test('asking about an invoice or a visit starts one conversation about it, and finds it again', async ({
  page,
  request,
}) => {
  const session = await logIn(request, DEMO.general);
  await setSession(page, session);
  await page.goto('/clients/appointments');
  await page
    .getByRole('button', { name: /^See details/u })
    .first()
    .click();
  await page.getByRole('link', { name: 'Ask about this visit' }).click();
  await expect(page.getByRole('combobox', { name: 'Which visit?' })).toHaveValue(/./u);

  await page.goto('/clients/invoices');
  await page
    .getByRole('table', { name: 'Your invoices' })
    .getByRole('link', { name: /^View/u })
    .first()
    .click();
  const ask = page
    .getByRole('region', { name: 'Details' })
    .getByRole('link', { name: 'Message us' });
  await ask.click();
  await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue(/^Invoice INV-/u);
  await field(page).fill('What is this for?');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page).toHaveURL(/\?thread=/u);
  const opened = page.url();
  await page.getByRole('link', { name: 'View invoice' }).click();
  await ask.click();
  await expect(page).toHaveURL(opened);
});
