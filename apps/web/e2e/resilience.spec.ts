import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { withLateApp } from './support/late-app.ts';
import { startedApp, watchAppStart } from './support/app-start.ts';
import { site } from './support/site.ts';
import { type NewUser, newUser, registerVerified, setSession } from './support/users.ts';
import { expect, test } from './support/test.ts';

interface Draft {
  readonly id: string;
  readonly version: number;
}

/** A page with a new client signed in, and a draft quote of that client. */
async function clientWithDraft(
  page: Page,
  request: APIRequestContext,
): Promise<{ token: string; draft: Draft }> {
  const session = await registerVerified(request, newUser());
  const headers = { Authorization: `Token ${session.token}`, 'Idempotency-Key': randomUUID() };
  const response = await request.post('/api/v1/quotes/', {
    headers,
    data: {
      service_id: 'general',
      rooms: { bedroom: 2 },
      addon_ids: [],
      timeline_id: 'standard',
      address_line1: '14 Banksia Street',
      suburb: 'Castle Hill',
      postcode: '2154',
    },
  });
  expect(response.status()).toBe(201);
  await setSession(page, session);
  return { token: session.token, draft: (await response.json()) as Draft };
}

test('the first tap counts, however late the app arrives', async ({ page }) => {
  const letAppArrive = await withLateApp(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Add one bedroom' }).click();
  await page.getByRole('button', { name: 'Add one bedroom' }).click();
  await page.getByLabel('Service', { exact: true }).selectOption({ label: 'Deep cleaning' });
  letAppArrive();
  // Deep 180 + 5 bedrooms 125 + 2 bathrooms 70.
  await expect(page.getByRole('form', { name: 'Your instant price' })).toContainText('375');
  await expect(page.getByRole('img', { name: /5 bedrooms/u })).toBeVisible();
});

test('a login that is typed and sent before the app has come is a login', async ({
  page,
  request,
}) => {
  const user = newUser();
  await registerVerified(request, user);
  const letAppArrive = await withLateApp(page);
  await page.goto('/accounts/login', { waitUntil: 'domcontentloaded' });
  await page.getByLabel('Email').fill(user.email);
  await page.getByLabel('Password', { exact: true }).pressSequentially(user.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/accounts/login');
  letAppArrive();
  await expect(page).toHaveURL('/clients/portal');
});

test('what is being typed when the app comes stays, and is sent later', async ({
  page,
  request,
}) => {
  const user = newUser();
  await registerVerified(request, user);
  const letAppArrive = await withLateApp(page);
  await watchAppStart(page);
  await page.goto('/accounts/login', { waitUntil: 'domcontentloaded' });
  await page.getByLabel('Email').pressSequentially(user.email);
  letAppArrive();
  await startedApp(page).waitFor({ state: 'attached' });
  await page.getByLabel('Password', { exact: true }).fill(user.password);
  await expect(page.getByLabel('Email')).toHaveValue(user.email);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/clients/portal');
});

for (const address of Object.keys(site.accountPages)) {
  test(`${address} puts nothing in the address, though pressed without any script`, async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(/net::ERR_FAILED/u);
    await page.route(/\/assets\/.*\.js$/u, (route) => route.abort());
    await page.goto(address);
    await page.getByLabel('Email').fill('ann@mail.example');
    await page.locator('form button[type=submit]').click();
    expect(page.url()).toMatch(new RegExp(`${address}$`, 'u'));
    await expect(page.getByLabel('Email')).toHaveValue('ann@mail.example');
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page gives the price list, the menus and a way to the calculator', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(
      page.getByRole('heading', { name: 'The whole price list, right here' }),
    ).toBeVisible();
    await page.getByText('Resources', { exact: true }).first().click();
    await expect(page.getByRole('link', { name: /Cleaning Tips/u }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Continue with this price' }).click();
    expect(new URL(page.url()).pathname).toBe('/quote');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('a press counts even though it leaves a field whose error then moves the page', async ({
  page,
  request,
}) => {
  const { draft } = await clientWithDraft(page, request);
  await page.goto(`/clients/quotes/${draft.id}/edit?step=address`);
  await page.getByLabel('Postcode').fill('12');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('link', { name: /New South Wales postcode/u })).toBeVisible();
});

test('pressing Send twice sends once', async ({ page, request }) => {
  const { draft, token } = await clientWithDraft(page, request);
  await page.goto(`/clients/quotes/${draft.id}/edit?step=check`);
  await page.getByRole('button', { name: 'Send quote request' }).dblclick();
  await expect(page.getByText('With us').first()).toBeVisible();
  const response = await request.get(`/api/v1/quotes/${draft.id}/`, {
    headers: { Authorization: `Token ${token}` },
  });
  const { events } = (await response.json()) as { events: { command: string }[] };
  expect(events.map(({ command }) => command)).toEqual(['create', 'submit']);
});

test('two tabs that reach the portal with a saved price make one draft of it', async ({
  page,
  request,
  context,
}) => {
  const session = await registerVerified(request, newUser());
  await page.goto('/quote');
  await page.getByRole('radio', { name: 'General', exact: true }).click();
  await page.getByRole('radio', { name: 'Every week' }).click();
  // The address contains the answers once they are saved.
  await expect(page).toHaveURL('/quote?service=general&every=1');
  await setSession(page, session);
  const other = await context.newPage();
  await setSession(other, session);
  await Promise.all([page.goto('/clients/portal'), other.goto('/clients/portal')]);
  for (const tab of [page, other]) {
    await expect(tab.getByRole('region', { name: 'Your price is waiting' })).toBeVisible();
  }
  const response = await request.get('/api/v1/quotes/my-quotes/', {
    headers: { Authorization: `Token ${session.token}` },
  });
  expect(((await response.json()) as { count: number }).count).toBe(1);
});

const newMessage = (tab: Page) => tab.getByLabel('Your message', { exact: true });

const logInAgain = async (tab: Page, { email, password }: NewUser): Promise<void> => {
  await tab.getByLabel('Email').fill(email);
  await tab.getByLabel('Password', { exact: true }).fill(password);
  await tab.getByRole('button', { name: 'Log in', exact: true }).click();
};

test.describe('a message that was typed and not sent', () => {
  test('is gone after a logout, in every tab', async ({ page, request, context }) => {
    const user = newUser();
    const session = await registerVerified(request, user);
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await setSession(tab, session);
      await tab.goto('/clients/messages?new=true');
      await newMessage(tab).fill('The key is under the pot.');
    }
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
    await expect(other).toHaveURL(/\/accounts\/login\?next=/u);
    await logInAgain(other, user);
    await expect(other).toHaveURL('/clients/messages?new=true');
    await expect(newMessage(other)).toHaveValue('');
  });

  test('is there after a session that ended by itself', async ({
    page,
    request,
    expectedConsole,
  }) => {
    expectedConsole.push(/status of 401/u);
    const user = newUser();
    const session = await registerVerified(request, user);
    await setSession(page, session);
    await page.goto('/clients/messages?new=true');
    await newMessage(page).fill('Is Friday free?');
    const invoices = page.getByRole('link', { name: 'Invoices' }).first();
    const [x, y] = await invoices.evaluate((link) => {
      const { left, top } = link.getBoundingClientRect();
      return [left, top];
    });
    const ended = await request.post('/api/v1/accounts/auth/logout/', {
      headers: { Authorization: `Token ${session.token}` },
    });
    expect(ended.ok()).toBe(true);
    // Either the live stream or the prefetch of the hovered link is refused first, and that ends
    // the session in this browser. The link may be gone by then.
    await page.mouse.move(x + 5, y + 5);
    await expect(page).toHaveURL(/\/accounts\/login\?next=/u);
    await logInAgain(page, user);
    await page.getByRole('link', { name: 'Messages' }).first().click();
    await page.getByRole('link', { name: 'Write your first message' }).click();
    await expect(newMessage(page)).toHaveValue('Is Friday free?');
  });
});
