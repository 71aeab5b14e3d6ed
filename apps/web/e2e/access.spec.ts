import { CLIENT_PATHS, LEGACY_REDIRECTS, PUBLIC_PAGE_PATHS } from '@cleaning/contract/routes';
import { fullUnless } from './support/full.ts';
import {
  DEMO,
  DEMO_PASSWORD,
  logIn,
  newUser,
  register,
  registerVerified,
  setSession,
} from './support/users.ts';
import { now } from './support/clock.ts';
import { linkFromMail } from './support/mailbox.ts';
import { expect, test } from './support/test.ts';

const ID = '018f3f5e-0000-7000-8000-000000000001';
const withId = (path: string) => path.replace(':id', ID);

test('every client page sends a visitor to the login and remembers where they came from', async ({
  page,
}) => {
  for (const path of Object.values(CLIENT_PATHS).map(withId)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
    const { pathname, searchParams } = new URL(page.url());
    expect(pathname).toBe('/accounts/login');
    expect(searchParams.get('next')).toBe(path);
  }
});

test('every client page sends an unverified client to the verification page', async ({
  page,
  request,
}) => {
  const user = newUser();
  await setSession(page, await register(request, user));
  for (const path of Object.values(CLIENT_PATHS).map(withId)) {
    await page.goto(path);
    await expect(
      page.getByText('Please verify your email address to access this page.'),
    ).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/accounts/email-verification');
    await expect(page.getByText(user.email)).toBeVisible();
  }
});

for (const who of ['staff', 'admin'] as const) {
  test(
    `every client page sends ${who} to their own home`,
    { tag: fullUnless(who === 'staff') },
    async ({ page, request }) => {
      await setSession(page, await logIn(request, DEMO[who]));
      for (const path of Object.values(CLIENT_PATHS).map(withId)) {
        await page.goto(path);
        await expect(
          page.getByText('You do not have permission to access this page.'),
        ).toBeVisible();
        expect(new URL(page.url()).pathname).toBe(`/${who}/portal`);
      }
    },
  );
}

test('a session that the server no longer knows ends once, at the login page', async ({
  page,
  request,
  expectedConsole,
}) => {
  expectedConsole.push(/status of 401/u);
  const { user } = await logIn(request, DEMO.general);
  await setSession(page, { token: 'a'.repeat(43), user });
  await page.goto('/clients/quotes');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('next')).toBe('/clients/quotes');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('login goes on to the page that was asked for, and never to another site', async ({
  page,
}) => {
  for (const [next, home] of [
    ['/clients/quotes', '/clients/quotes'],
    ['https://elsewhere.example/', '/clients/portal'],
    ['//elsewhere.example', '/clients/portal'],
    ['/staff/portal', '/clients/portal'],
  ] as const) {
    await page.goto(`/accounts/login?next=${encodeURIComponent(next)}`);
    await page.getByLabel('Email').fill(DEMO.general);
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe(home);
    await page.evaluate(() => localStorage.clear());
  }
});

test('old addresses lead to the new ones with their id', async ({ page, request }) => {
  const session = await logIn(request, DEMO.general);
  await setSession(page, session);
  const response = await request.get('/api/v1/quotes/my-quotes/?status=draft', {
    headers: { Authorization: `Token ${session.token}` },
  });
  const { results } = (await response.json()) as { results: { id: string }[] };
  const id = results[0]?.id ?? '';
  for (const [from, to] of Object.entries(LEGACY_REDIRECTS)) {
    await page.goto(from.replace(':id', id));
    await expect.poll(() => new URL(page.url()).pathname).toBe(to.replace(':id', id));
  }
});

test('opening a public page logs out, shows a message, and stays on the page', async ({
  page,
  request,
  context,
}) => {
  const session = await registerVerified(request, newUser());
  await setSession(page, session);
  await page.goto('/clients/portal');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Robin');
  const other = await context.newPage();
  await other.goto('/clients/quotes');
  await expect(other.getByRole('heading', { level: 1, name: 'My quotes' })).toBeVisible();

  await page.goto('/');
  await expect(page.getByText('You have been logged out.')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();

  await test.step('the other tab follows', async () => {
    await expect(other.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  });
  await test.step('the server has revoked the token', async () => {
    await expect
      .poll(async () => {
        const { token } = session;
        const answer = await request.get('/api/v1/accounts/profile/', {
          headers: { Authorization: `Token ${token}` },
        });
        return answer.status();
      })
      .toBe(401);
  });
});

test('Logout clears the session and leads to the home page', async ({ page, request }) => {
  await setSession(page, await registerVerified(request, newUser()));
  await page.goto('/clients/portal');
  await page.getByRole('button', { name: /log ?out/iu }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Know the price/u })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('an address that does not exist answers 404 with the same screen', async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/status of 404/u);
  for (const path of [
    '/no-such-page',
    '/privacy',
    '/terms',
    '/blog',
    '/clients',
    '/quotes/a/b/c',
  ]) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    await expect(
      page.getByText("The page you're looking for doesn't exist or has been moved."),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
  }
});

test('a signed-in user sees their own header on an address that does not exist', async ({
  page,
  request,
  expectedConsole,
}) => {
  expectedConsole.push(/status of 404/u);
  await setSession(page, await logIn(request, DEMO.general));
  await page.goto('/no-such-page');
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(banner.getByRole('link', { name: 'Login' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Back to your portal' })).toHaveAttribute(
    'href',
    '/clients/portal',
  );
});

test('an address that does not exist has no header below the areas of accounts and the portal', async ({
  page,
  request,
  expectedConsole,
}) => {
  expectedConsole.push(/status of 404/u);
  const paths = ['/clients/nothing', '/quotes/a/b/c', '/accounts/nothing', '/Clients'];
  await page.addInitScript(() => {
    document.addEventListener('app:ready', () => {
      document.documentElement.dataset['appReady'] = '';
    });
  });
  const expectBare = async () => {
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
      await expect(page.getByRole('banner')).toHaveCount(0);
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
      await page.mouse.move(2, 300);
      await expect(page.locator('html[data-app-ready]')).toBeAttached();
      await expect(page.getByRole('banner')).toHaveCount(0);
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
    }
  };
  await expectBare();
  await setSession(page, await logIn(request, DEMO.general));
  await expectBare();
});

test('a verification link verifies under its older addresses too', async ({ page, request }) => {
  const user = newUser();
  await register(request, user);
  const link = await linkFromMail(request, user.email, '/accounts/email-verification');
  await page.goto(`/verify-email${new URL(link, 'http://localhost').search}`);
  await expect(page.getByRole('heading', { name: 'Your email is verified' })).toBeVisible();
});

test('header and footer are on public pages, and on none of the others', async ({
  page,
  request,
}) => {
  const banner = page.getByRole('banner');
  const footer = page.getByRole('contentinfo');
  for (const path of PUBLIC_PAGE_PATHS.slice(0, 1)) {
    await page.goto(path);
    await expect(banner.getByText('NDIS APPROVED PROVIDER')).toBeVisible();
    await expect(footer).toContainText(`© ${now().getFullYear()}`);
  }
  await page.goto('/accounts/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  await expect(footer).toHaveCount(0);
  await setSession(page, await logIn(request, DEMO.general));
  await page.goto('/clients/quotes');
  await expect(page.getByRole('heading', { level: 1, name: 'My quotes' })).toBeVisible();
  await expect(footer).toHaveCount(0);
});
