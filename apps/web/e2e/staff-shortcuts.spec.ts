import { SITE_PATHS } from '@cleaning/contract/routes';
import type { Page } from '@playwright/test';
import { STAFF_CALENDAR_PATH } from '#domains/appointments/visit-paths.ts';
import { STAFF_BANK_IMPORT_PATH } from '#domains/bank/bank-paths.ts';
import { STAFF_QUOTES_PATH } from '#domains/quotes/quote-paths.ts';
import { fullUnless } from './support/full.ts';
import { expectAccessible, expectFitsLargeText } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';
import { DEMO, logIn, setSession } from './support/users.ts';
import { createNamedClient } from './support/visits.ts';

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });
const palette = (page: Page) => page.getByRole('combobox', { name: 'Search or do something' });
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

/** Opens the staff portal and waits until its keyboard shortcuts work. */
async function openPortal(
  page: Page,
  address = `${SITE_PATHS.staffPortal}?show=everyone`,
): Promise<void> {
  const hears = page.waitForResponse((response) => response.url().includes('staff/preferences'));
  await page.goto(address);
  await hears;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('the focus stays in the frame while the page goes back to its top', async ({
  page,
  request,
}) => {
  // Each scroll is over at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await setSession(page, await logIn(request, DEMO.staff));
  await page.goto(STAFF_BANK_IMPORT_PATH);
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 100));
  const header = page.getByRole('banner');
  await expect(header).toHaveAttribute('data-scrolled');

  const start = header.getByRole('button', { name: 'New' }).last();
  await start.focus();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(header).not.toHaveAttribute('data-scrolled');
  await expect(start).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(header.getByRole('button', { name: 'Search or do something' }).last()).toBeFocused();
});

test('staff go to each page, start something and open the list of keys by keyboard alone', async ({
  page,
  request,
}) => {
  await setSession(page, await logIn(request, DEMO.staff));
  await openPortal(page);

  for (const [keys, title] of [
    ['gq', 'Quotes'],
    ['gi', 'Invoices'],
    ['ga', 'Claims'],
    ['gl', 'Clients'],
    ['gm', 'Messages'],
    ['ge', 'Enquiries'],
    ['gt', /^Today|^Your day/u],
    ['nq', 'New quote'],
    ['nv', 'New visit'],
    ['ni', 'New invoice'],
    ['np', 'New payment'],
    ['nm', 'New message'],
    ['nc', 'New client'],
  ] as const) {
    for (const key of keys) await page.keyboard.press(key);
    await expect(heading(page, title)).toBeVisible();
  }
  for (const key of 'gc') await page.keyboard.press(key);
  await expect(page).toHaveURL(new RegExp(STAFF_CALENDAR_PATH, 'u'));

  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet.getByText('Search or do something')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
});

test('rows of a list: down, up, select up to here, open, and back', async ({ page, request }) => {
  await setSession(page, await logIn(request, DEMO.staff));
  await openPortal(page, `${STAFF_QUOTES_PATH}?view=table`);
  await expect(page.getByRole('row').nth(3)).toBeVisible();
  await page.keyboard.press('j');
  const first = await focusedText(page);
  expect(first).toMatch(/^Q-/u);
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('Shift+X');
  await expect(page.getByRole('checkbox', { name: /^Select Q-/u, checked: true })).toHaveCount(3);
  await page.keyboard.press('k');
  await page.keyboard.press('k');
  expect(await focusedText(page)).toBe(first);
  await page.keyboard.press('Enter');
  await expect(heading(page, new RegExp(`^Quote ${first}`, 'u'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(heading(page, 'Quotes')).toBeVisible();
});

for (const width of [1440, 390]) {
  test(
    `a client is found, acted for and left again, by keyboard alone, ${width} wide`,
    { tag: fullUnless(width === 1440) },
    async ({ page, request }) => {
      await page.setViewportSize({ width, height: 900 });
      // Named unlike any other client, so that the search finds one.
      const { name } = await createNamedClient(request, 'general');
      await setSession(page, await logIn(request, DEMO.staff));
      await openPortal(page);

      await test.step('the palette finds a client', async () => {
        await page.keyboard.press('Control+k');
        await expect(palette(page)).toBeFocused();
        await expectAccessible(page);
        await page.keyboard.type(name);
        await expect(
          page.getByRole('option', { name: new RegExp(`^${name}`, 'u') }).first(),
        ).toHaveAttribute('aria-selected', 'true');
        await expectAccessible(page);
        await page.keyboard.press('Enter');
        await expect(heading(page, name)).toBeVisible();
      });

      await test.step('the same search leads to acting for the client, with a reason', async () => {
        await page.keyboard.press('Control+k');
        await page.keyboard.type(name);
        const act = page.getByRole('option', { name: /^Do it for Robin/u });
        await expect(act).toBeVisible();
        // The first option is selected, the arrow up goes on to the last one, and the actions follow
        // the search results.
        const presses = await act.evaluate((option) => {
          const options = [...document.querySelectorAll('[role="option"]')];
          return options.length - options.indexOf(option);
        });
        for (let press = 0; press < presses; press += 1) await page.keyboard.press('ArrowUp');
        await expect(act).toHaveAttribute('aria-selected', 'true');
        await page.keyboard.press('Enter');
        const why = page.getByLabel('Why are you doing this for Robin?');
        await expect(why).toBeVisible();
        await expectAccessible(page);
        await why.focus();
        await page.keyboard.type('She phoned, her screen reader is not working');
        await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
        await expect(page.getByText(/^You are doing it for Robin/u)).toBeVisible();
        await expectAccessible(page);
      });

      await test.step('what is started next is for that client, with the reason', async () => {
        for (const key of 'nv') await page.keyboard.press(key);
        await expect(heading(page, 'New visit for Robin')).toBeVisible();
        await expect(page.getByLabel('Why')).toHaveValue(/^She phoned/u);
        await expect(page.getByText(/^You are doing it for Robin/u)).toBeVisible();
        await expectAccessible(page);
        await expectFitsLargeText(page);
      });

      await test.step('until it is stopped', async () => {
        await page.getByRole('button', { name: 'Stop doing it for Robin' }).press('Enter');
        await expect(page.getByText(/^You are doing it for Robin/u)).toBeHidden();
      });
    },
  );
}
