import { pathWithId } from '@cleaning/contract/routes';
import type { Locator, Page } from '@playwright/test';
import { STAFF_VISIT_PATH } from '#domains/appointments/visit-paths.ts';
import { apiAs } from './support/api.ts';
import {
  databasesOn,
  DEMO,
  DEMO_PASSWORD,
  logIn,
  type Session,
  setSession,
} from './support/users.ts';
import { expect, test } from './support/test.ts';
import { bookVisit, createCleaner, createNamedClient } from './support/visits.ts';

const heading = (page: Page, name: RegExp): Locator =>
  page.getByRole('heading', { level: 1, name });

const GRACE = /, Grace$/u;
const NOAH = /, Noah$/u;
/** Data that only Grace has: her name, her suburb, her invoice number. */
const OF_GRACE = /Grace|Nguyen|Castle Hill|INV-2026-00002/u;

async function logInOn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** Opens every page of the menu and expects none of Grace's data on it. */
async function expectNothingOfGrace(page: Page): Promise<void> {
  const menu = page.getByRole('complementary', { name: 'Portal menu' });
  for (const name of ['Quotes', 'Invoices', 'Visits', 'Messages', 'Dashboard']) {
    await menu.getByRole('link', { name }).click();
    await expect(menu.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    expect(await page.locator('body').textContent(), name).not.toMatch(OF_GRACE);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect(await page.locator('body').textContent(), name).not.toMatch(OF_GRACE);
  }
}

test('one user logs out and another logs in, and sees no data of the first', async ({ page }) => {
  await page.goto('/accounts/login');
  await logInOn(page, DEMO.general);
  await expect(heading(page, GRACE)).toBeVisible();
  const menu = page.getByRole('complementary', { name: 'Portal menu' });
  for (const name of ['Quotes', 'Invoices', 'Visits']) {
    await menu.getByRole('link', { name }).click();
    // The previous page has a table as well, so wait for the new page first.
    await expect(menu.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('main').getByRole('table').first()).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(heading(page, /Know the price/u)).toBeVisible();

  await test.step('the back button shows no data of the first user', async () => {
    await page.goBack();
    await expect(heading(page, /^Welcome back$/u)).toBeVisible();
    expect(await page.locator('body').textContent()).not.toMatch(OF_GRACE);
  });

  await logInOn(page, DEMO.ndis);
  await expect(page).not.toHaveURL(/accounts/u);
  await expectNothingOfGrace(page);
  expect(await page.evaluate(() => Object.keys(localStorage).toSorted())).toEqual([
    'authToken',
    'user',
  ]);
  expect(
    await page.evaluate(async () => ({
      session: sessionStorage.length,
      caches: (await caches.keys()).length,
    })),
  ).toEqual({ session: 0, caches: 0 });
  expect(await databasesOn(page)).toEqual([]);
});

test('a tab follows the others: to another user, and out', async ({ page, request, context }) => {
  const [grace, noah] = [await logIn(request, DEMO.general), await logIn(request, DEMO.ndis)];
  await setSession(page, grace);
  await page.goto('/clients/portal');
  await expect(heading(page, GRACE)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Next visit' })).toBeVisible();

  const other = await context.newPage();
  await other.goto('/accounts/login');
  await other.evaluate(storeSession, noah);
  await expect(heading(page, NOAH)).toBeVisible();
  await expectNothingOfGrace(page);

  await test.step('a page that the browser kept in memory notices the change when it comes back', async () => {
    await page.evaluate(() => {
      window.addEventListener('storage', (event) => event.stopImmediatePropagation(), {
        capture: true,
      });
    });
    await other.evaluate(() => localStorage.clear());
    await page.evaluate(() => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await expect(heading(page, /^Welcome back$/u)).toBeVisible();
    expect(new URL(page.url()).searchParams.get('next')).toBe('/clients/portal');
  });
});

test('a cleaner who opens a public page leaves no client on the phone', async ({
  page,
  request,
}) => {
  const client = await createNamedClient(request, 'general');
  const cleaner = await createCleaner(request);
  const office = apiAs(await logIn(request, DEMO.staff));
  const visit = await bookVisit(office, { cleaner, client });
  await setSession(page, cleaner);
  await page.goto(pathWithId(STAFF_VISIT_PATH, visit.id));
  await expect(page.getByRole('heading', { level: 1, name: client.name })).toBeVisible();
  await expect.poll(() => databasesOn(page)).toContain('work-sheets');
  await page.goto('/about');
  await expect(page.getByText('You have been logged out.')).toBeVisible();
  await expect.poll(() => databasesOn(page)).not.toContain('work-sheets');
});

test('two browsers side by side never show each other’s data', async ({
  page,
  request,
  browser,
}) => {
  const elsewhere = await browser.newContext();
  try {
    const other = await elsewhere.newPage();
    await setSession(page, await logIn(request, DEMO.general));
    await setSession(other, await logIn(request, DEMO.ndis));
    await Promise.all([page.goto('/clients/portal'), other.goto('/clients/portal')]);
    await expect(heading(page, GRACE)).toBeVisible();
    await expect(heading(other, NOAH)).toBeVisible();
    await expectNothingOfGrace(other);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(heading(page, /Know the price/u)).toBeVisible();
    await other.reload();
    await expect(heading(other, NOAH)).toBeVisible();
  } finally {
    await elsewhere.close();
  }
});

/** Logs in as another tab would, through the shared storage. */
function storeSession({ token, user }: Session): void {
  localStorage.setItem('user', JSON.stringify(user));
  localStorage.setItem('authToken', JSON.stringify(token));
}
