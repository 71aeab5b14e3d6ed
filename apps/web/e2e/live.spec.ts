import { pathWithId, SITE_PATHS } from '@cleaning/contract/routes';
import type { Page } from '@playwright/test';
import { STAFF_THREAD_PATH } from '#domains/messages/message-paths.ts';
import { STAFF_QUOTE_PATH } from '#domains/quotes/quote-paths.ts';
import { expectAccessible } from './support/accessibility.ts';
import { apiAs, newKey } from './support/api.ts';
import { now } from './support/clock.ts';
import { fullUnless } from './support/full.ts';
import { createQuoteRequest } from './support/quotes.ts';
import { expect, test } from './support/test.ts';
import { DEMO, logIn, newUser, registerVerified, setSession } from './support/users.ts';

/**
 * Much shorter than the minute after which a page polls by itself, so only the live stream can be
 * that fast.
 */
const AT_ONCE = { timeout: 15_000 };

const STREAM = '**/api/v1/live/';

/** Waits until the live stream has connected. */
const streamOf = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith('/api/v1/live/') && response.ok());

const menu = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Portal' }).getByRole('link', { name });

const words = (page: Page, text: string) =>
  page
    .getByRole('region', { name: 'Messages in this conversation' })
    .getByText(text, { exact: true });

test('what staff do shows on the pages of their client, and what the client does on theirs', async ({
  page,
  browser,
  request,
}) => {
  const { session, client, id } = await createQuoteRequest(request);
  const staffSession = await logIn(request, DEMO.staff);
  const staff = apiAs(staffSession);
  const office = await (await browser.newContext()).newPage();
  await setSession(page, session);
  await setSession(office, staffSession);

  await test.step('a quote is ready, without a press', async () => {
    const opened = streamOf(page);
    await page.goto(SITE_PATHS.clientQuotes);
    await expect(page.getByRole('link', { name: /^View Q-/u }).first()).toBeVisible();
    await opened;
    const { version } = await client.quotes.getQuote({ id });
    await staff.quotes.sendQuote({ id }, { version });
    await expect(page.getByRole('link', { name: /^Review Q-/u }).first()).toBeVisible(AT_ONCE);
  });

  await test.step('a message counts in the menu, and is read by both sides', async () => {
    const thread = await client.messages.startThread(
      { subject: 'The key', body: 'Where shall I leave the key?' },
      newKey(),
    );
    const opened = streamOf(office);
    await office.goto(pathWithId(STAFF_THREAD_PATH, thread.id));
    const field = office.getByRole('textbox', { name: /^Your message/u });
    await field.fill('Half a sentence');
    await opened;
    await staff.messages.replyToThread({ id: thread.id }, { body: 'Under the pot.' }, newKey());
    await expect(menu(page, /^Messages.*1/u)).toBeVisible(AT_ONCE);
    await client.messages.replyToThread({ id: thread.id }, { body: 'Done.' }, newKey());
    await expect(words(office, 'Done.')).toBeVisible(AT_ONCE);
    await expect(field).toHaveValue('Half a sentence');
    await expect(field).toBeFocused();
  });
  await office.context().close();
});

test('a page without a stream still shows what changed, later', async ({
  page,
  request,
  expectedConsole,
}) => {
  expectedConsole.push(/net::ERR_FAILED/u);
  const session = await registerVerified(request, newUser());
  const client = apiAs(session);
  const thread = await client.messages.startThread(
    { subject: 'The key', body: 'Where shall I leave the key?' },
    newKey(),
  );
  await page.route(STREAM, (route) => route.abort());
  await page.clock.install({ time: now() });
  await setSession(page, session);
  await page.goto(SITE_PATHS.clientMessages);
  await page.getByRole('link', { name: /The key/u }).click();
  await expect(words(page, 'Where shall I leave the key?')).toBeVisible();
  const staff = apiAs(await logIn(request, DEMO.staff));
  await staff.messages.replyToThread({ id: thread.id }, { body: 'Under the pot.' }, newKey());
  await page.clock.fastForward(30_000);
  await expect(words(page, 'Under the pot.')).toBeVisible(AT_ONCE);
});

test('logging out ends the stream of a page', async ({ page, request }) => {
  const session = await registerVerified(request, newUser());
  await setSession(page, session);
  const opened = streamOf(page);
  await page.goto(SITE_PATHS.clientPortal);
  await opened;
  const closed = page.waitForEvent('requestfailed', (failed) => failed.url().endsWith('/live/'));
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await closed;
  await expect(page).not.toHaveURL(new RegExp(SITE_PATHS.clientPortal, 'u'));
});

/**
 * Who left is named for up to half a minute, which a test of the service and one of the page have a
 * clock for. A full run waits for it.
 */
for (const waits of [false, true]) {
  test(
    `two of the team see each other on a record${waits ? ', and no longer when one leaves' : ''}`,
    { tag: fullUnless(!waits) },
    async ({ page, browser, request }) => {
      const { id } = await createQuoteRequest(request);
      await setSession(page, await logIn(request, DEMO.staff));
      const other = await (await browser.newContext()).newPage();
      const admin = await logIn(request, DEMO.admin);
      await setSession(other, admin);
      const opened = streamOf(page);
      await page.goto(pathWithId(STAFF_QUOTE_PATH, id));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await opened;
      await expect(page.getByText(/looking at this too/u)).toHaveCount(0);
      await other.goto(pathWithId(STAFF_QUOTE_PATH, id));
      await expect(other.getByText(/is looking at this too\.$/u)).toBeVisible(AT_ONCE);
      const notice = page.getByText(
        new RegExp(`^${admin.user.first_name} .* is looking at this too`, 'u'),
      );
      await expect(notice).toBeVisible(AT_ONCE);
      await expectAccessible(page);
      await other.close();
      if (waits) await expect(notice).toBeHidden({ timeout: 60_000 });
    },
  );
}
