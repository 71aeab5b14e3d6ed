import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { fullUnless } from './support/full.ts';
import { expectAccessible } from './support/accessibility.ts';
import { keyboard, pointer, type InputMode } from './support/input-modes.ts';
import { withLateApp } from './support/late-app.ts';
import { mailsTo } from './support/mailbox.ts';
import { expect, test } from './support/test.ts';

const SUPPORT = 'hello@bluewrencleaning.example';
const MESSAGE = 'Could you clean our office?\n\nAfter 5 pm, please.';
const THANKS = 'Thank you. We have your message.';

/** A name that no other test uses in a mail. */
const newName = () => `Priya ${randomUUID().slice(0, 8)}`;

const thanks = (page: Page) => page.getByText(THANKS);
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send message' });

/** Waits until the app has hydrated the form. */
const hasStarted = (page: Page): Promise<void> =>
  expect(page.locator('[data-waiting] form[action*="enquiries"]')).toHaveCount(0);

/** Fills in every field without sending. */
async function write(page: Page, input: InputMode, name: string): Promise<void> {
  await input.type(page.getByLabel('Your name'), name);
  await input.type(page.locator('#enquiry-email'), 'priya@example.com');
  await input.type(page.getByLabel(/^Phone/u), '0491 570 156');
  await input.tick(page.getByRole('radio', { name: 'NDIS' }));
  await input.type(page.getByLabel('Your message'), MESSAGE);
}

/** Expects that the company received exactly one mail with this name, with all the answers. */
async function expectOneMail(request: APIRequestContext, name: string): Promise<void> {
  const mailsOf = async () =>
    (await mailsTo(request, SUPPORT)).filter(({ subject }) => subject.includes(name));
  await expect.poll(async () => (await mailsOf()).length).toBe(1);
  const [mail] = await mailsOf();
  expect(mail?.subject).toBe(`Enquiry from ${name} about the NDIS`);
  expect(mail?.text).toContain(MESSAGE);
  expect(mail?.text).toContain('Email: priya@example.com\nPhone: +61 4 9157 0156');
}

for (const [way, inputModeOf] of [
  ['a pointer', () => pointer],
  ['the keyboard alone', keyboard],
] as const) {
  test(
    `a message is written and sent with ${way}`,
    { tag: fullUnless(inputModeOf === keyboard) },
    async ({ page, request }) => {
      const name = newName();
      const input = inputModeOf(page);
      await page.goto('/contact');
      await write(page, input, name);
      await input.press(sendButton(page));
      await expect(thanks(page)).toBeVisible();
      await expect(page.locator('#enquiry-sent')).toBeFocused();
      await expect(sendButton(page)).toBeHidden();
      await expectOneMail(request, name);

      await input.press(page.getByRole('link', { name: 'Write another message' }));
      await expect(page.getByLabel('Your name')).toBeFocused();
      await expect(page.getByLabel('Your name')).toHaveValue('');
      await expect(thanks(page)).toBeHidden();
    },
  );
}

test('pressing Send twice sends once', async ({ page, request }) => {
  const name = newName();
  await page.goto('/contact');
  await write(page, pointer, name);
  await sendButton(page).dblclick();
  await expect(thanks(page)).toBeVisible();
  await expectOneMail(request, name);
});

test('what is typed and sent before the app is there is sent all the same', async ({
  page,
  request,
}) => {
  const name = newName();
  const letAppArrive = await withLateApp(page);
  await page.goto('/contact');
  await write(page, pointer, name);
  await sendButton(page).click();
  letAppArrive();
  await expect(thanks(page)).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
  await expectOneMail(request, name);
});

test('a lost connection loses nothing that was typed', async ({
  page,
  request,
  context,
  expectedConsole,
}) => {
  expectedConsole.push(/ERR_INTERNET_DISCONNECTED/u);
  const name = newName();
  await page.goto('/contact');
  await write(page, pointer, name);
  await hasStarted(page);
  await context.setOffline(true);
  await sendButton(page).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Network error. Please check your internet connection.');
  await expect(alert).toBeFocused();
  await expect(page.getByLabel('Your message')).toHaveValue(MESSAGE);

  await context.setOffline(false);
  await sendButton(page).click();
  await expect(thanks(page)).toBeVisible();
  await expectOneMail(request, name);
});

for (const width of [1440, 390]) {
  test(
    `mistakes and thanks are accessible at ${width}`,
    { tag: fullUnless(width === 390) },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/contact');
      await page.getByLabel('Your name').hover();
      // Until then, the browser shows its own validation messages.
      await hasStarted(page);
      await sendButton(page).click();
      const summary = page.getByRole('alert', { name: 'There is a problem' });
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('link')).toHaveCount(4);
      await expectAccessible(page);

      await summary.getByRole('link', { name: 'Choose what it is about.' }).click();
      await expect(page.getByRole('radio', { name: 'A price' })).toBeFocused();
      await write(page, pointer, newName());
      await expect(summary).toBeHidden();
      await sendButton(page).click();
      await expect(thanks(page)).toBeVisible();
      await expectAccessible(page);
    },
  );
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a message is sent, and the page says thanks', async ({ page, request }) => {
    const name = newName();
    await page.goto('/contact');
    await expect(thanks(page)).toBeHidden();
    await expect(page.getByText('Leave this empty')).toBeHidden();
    await write(page, pointer, name);
    await sendButton(page).click();
    await expect(thanks(page)).toBeInViewport();
    await expect(sendButton(page)).toBeHidden();
    expect(new URL(page.url()).pathname).toBe('/contact');
    await expectOneMail(request, name);

    await page.getByRole('link', { name: 'Write another message' }).click();
    await expect(sendButton(page)).toBeVisible();
    await expect(thanks(page)).toBeHidden();
    await expect(page.getByLabel('Your name')).toHaveValue('');
  });

  test('what the browser lets through is refused in a page, and Back has every word', async ({
    page,
    request,
    expectedConsole,
  }) => {
    expectedConsole.push(/status of 400/u);
    const name = newName();
    await page.goto('/contact');
    await write(page, pointer, name);
    await page.getByLabel(/^Phone/u).fill('0491 570');
    await sendButton(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Your answers were not sent yet',
    );
    await expect(page.getByText('Enter an Australian phone number')).toBeVisible();

    await page.goBack();
    await expect(page.getByLabel('Your message')).toHaveValue(MESSAGE);
    await page.getByLabel(/^Phone/u).fill('0491 570 156');
    await sendButton(page).click();
    await expect(thanks(page)).toBeVisible();
    await expectOneMail(request, name);
  });
});
