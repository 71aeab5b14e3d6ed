import { SITE_PATHS, pathWithId } from '@cleaning/contract/routes';
import type { Locator, Page } from '@playwright/test';
import { setTextSize } from './support/accessibility.ts';
import { apiAs } from './support/api.ts';
import { createClientWith } from './support/client-data.ts';
import { createDraft, createOffer } from './support/quotes.ts';
import { DEMO, logIn, setSession } from './support/users.ts';
import { expect, test } from './support/test.ts';

/** How many lines the text of an element takes. */
const linesOf = (words: Locator): Promise<number> =>
  words.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });

/** Wide elements that stay fixed while the page scrolls under them. */
const fixedBars = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
      .filter((element) => element.checkVisibility() && element.clientWidth > 320)
      .filter((element) => element.clientHeight > 0)
      .map((element) => `${element.localName}.${element.className}`),
  );

test('the row of the deposit takes two lines at most, from the smallest phone to a desk', async ({
  page,
  request,
}) => {
  const { session, quote } = await createOffer(request);
  await setSession(page, session);
  await page.goto(pathWithId(SITE_PATHS.clientQuote, quote.id));
  const deposit = page.getByRole('rowheader', { name: /^Deposit/u });
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(deposit).toBeVisible();
    expect(await linesOf(deposit), `at ${width}`).toBeLessThanOrEqual(2);
  }
});

test('count badges and initials grow with the text', async ({ page, request }) => {
  await setSession(page, await logIn(request, DEMO.general));
  await page.goto(SITE_PATHS.clientPortal);
  const menu = page.getByRole('complementary', { name: 'Portal menu' });
  const quotes = menu.getByRole('link', { name: /^Quotes/u });
  const badge = quotes
    .locator('span')
    .filter({ hasText: /^\d+ need/u })
    .first();
  const initials = menu.locator('[data-initials]');
  for (const words of [badge, initials]) {
    await setTextSize(page, '');
    const before = await words.boundingBox();
    await setTextSize(page, '200%');
    const after = await words.boundingBox();
    expect(after?.height).toBeGreaterThan((before?.height ?? 0) * 1.8);
    const { text, box } = await words.evaluate((element) => ({
      text: element.scrollWidth,
      box: element.clientWidth,
    }));
    expect(text).toBeLessThanOrEqual(box);
  }
});

for (const path of [
  SITE_PATHS.clientPortal,
  SITE_PATHS.clientQuoteCreate,
  SITE_PATHS.clientMessages,
  SITE_PATHS.clientAccount,
]) {
  test(`${path} keeps nothing fixed in a window too low for it`, async ({ page, request }) => {
    await setSession(page, await logIn(request, DEMO.general));
    await page.setViewportSize({ width: 640, height: 360 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await fixedBars(page)).toEqual([]);
  });
}

test('an invoice is printed as an invoice, without its check and its history', async ({
  page,
  request,
}) => {
  const session = await logIn(request, DEMO.ndis);
  const [invoice] = (await apiAs(session).invoices.listMyInvoices()).results;
  if (invoice === undefined) throw new Error('The demo participant has no invoice.');
  await setSession(page, session);
  await page.goto(pathWithId(SITE_PATHS.clientInvoice, invoice.id));
  const check = page.getByRole('region', { name: 'NDIS check' });
  const history = page.getByRole('region', { name: 'What has happened' });
  await expect(check.getByText(/passed/u).first()).toBeVisible();
  await expect(history).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(check).toBeHidden();
  await expect(history).toBeHidden();
  await expect(page.getByRole('table', { name: 'What this invoice is for' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Details' })).toBeVisible();
  const breaks = await page
    .getByRole('heading')
    .evaluateAll((headings) => headings.map((heading) => getComputedStyle(heading).breakAfter));
  expect(new Set(breaks), 'a heading stays with what follows').toEqual(new Set(['avoid']));
});

test('the drawing of a page that does not exist never lies over its words', async ({
  page,
  request,
  expectedConsole,
}) => {
  expectedConsole.push(/status of 404/u);
  await setSession(page, await logIn(request, DEMO.general));
  await page.goto('/nowhere');
  const drawing = page.getByRole('img', { name: /^A house cut away/u });
  const words = page.getByText('Looking for a price?');
  await expect(page.getByRole('link', { name: 'Back to your portal' })).toBeVisible();
  for (const width of [320, 390, 640, 768, 900, 1024, 1440]) {
    for (const size of ['', '200%']) {
      await page.setViewportSize({ width, height: 800 });
      await setTextSize(page, size);
      const [art, text] = [await drawing.boundingBox(), await words.boundingBox()];
      if (art === null || text === null) continue;
      const isApart = text.x + text.width <= art.x || text.y + text.height <= art.y;
      expect(isApart, `at ${width}, text ${size}`).toBe(true);
    }
  }
});

test('the mistakes of a registration stand in one recurrence', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/accounts/register');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  const gaps = await page.locator('form').evaluate((form) => {
    const labels = [...form.querySelectorAll('label[for]')];
    const fields = labels.map((label) => label.parentElement?.getBoundingClientRect());
    return fields
      .slice(1)
      .map((field, index) => Math.round((field?.top ?? 0) - (fields[index]?.bottom ?? 0)));
  });
  expect(gaps.length).toBeGreaterThan(3);
  expect(new Set(gaps).size, `gaps of ${gaps.join(', ')} pixels`).toBe(1);
  const spaces = await page.getByRole('alert').evaluate((summary) =>
    [...summary.querySelectorAll('a')].map((link) => {
      const { paddingTop, paddingBottom, height, lineHeight } = getComputedStyle(link);
      const lines = Math.round(
        (Number.parseFloat(height) -
          Number.parseFloat(paddingTop) -
          Number.parseFloat(paddingBottom)) /
          Number.parseFloat(lineHeight),
      );
      return Math.round(Number.parseFloat(height) - lines * Number.parseFloat(lineHeight));
    }),
  );
  expect(spaces.length).toBeGreaterThan(3);
  expect(new Set(spaces).size, `spaces of ${spaces.join(', ')} pixels`).toBe(1);
});

test('the header holds its logo and its menu on one line on a small phone', async ({ page }) => {
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const banner = page.getByRole('banner');
    const [logo, menu] = [
      await banner
        .getByRole('link', { name: /^Blue Wren/u })
        .first()
        .boundingBox(),
      await banner.getByText('Menu', { exact: true }).boundingBox(),
    ];
    if (logo === null || menu === null) throw new Error('The header is not whole.');
    expect(logo.x + logo.width).toBeLessThanOrEqual(menu.x);
    expect(Math.abs(logo.y + logo.height / 2 - (menu.y + menu.height / 2))).toBeLessThan(8);
    expect(await linesOf(banner.getByText('Blue Wren Cleaning').first())).toBe(1);
  }
});

test('large text on a phone leaves the logo, the search and the menu of staff apart', async ({
  page,
  request,
}) => {
  await setSession(page, await logIn(request, DEMO.staff));
  await page.goto(SITE_PATHS.staffPortal);
  const banner = page.getByRole('banner');
  const words = banner.getByText('Blue Wren Cleaning').first();
  const search = banner.getByRole('button', { name: 'Search or do something' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await setTextSize(page, '200%');
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const [logo, find, menu] = [
      await words.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getBoundingClientRect().right;
      }),
      await search.filter({ visible: true }).boundingBox(),
      await banner.locator('summary').filter({ visible: true }).boundingBox(),
    ];
    if (find === null || menu === null) throw new Error('The header is not whole.');
    expect(logo, `at ${width}`).toBeLessThanOrEqual(find.x);
    expect(find.x + find.width, `at ${width}`).toBeLessThanOrEqual(menu.x);
    expect(menu.x + menu.width, `at ${width}`).toBeLessThanOrEqual(width);
  }
});

test('the palette of staff is as wide as a phone, also with large text', async ({
  page,
  request,
}) => {
  await setSession(page, await logIn(request, DEMO.staff));
  for (const size of ['', '200%']) {
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(SITE_PATHS.staffPortal);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await setTextSize(page, size);
      const search = page.getByRole('button', { name: 'Search or do something' });
      await search.filter({ visible: true }).click();
      const close = await page
        .getByRole('dialog')
        .getByRole('button', { name: 'Close' })
        .boundingBox();
      if (close === null) throw new Error('The palette has no button that closes it.');
      expect(close.x + close.width, `at ${width}, text ${size}`).toBeLessThanOrEqual(width);
    }
  }
});

test('an email address stands whole below its label on the smallest phone', async ({
  page,
  request,
}) => {
  await setSession(page, await logIn(request, DEMO.ndis));
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(SITE_PATHS.clientAccount);
  const nominee = page.getByText('Ruth Williams, ruth@nominee.example');
  await expect(nominee).toBeVisible();
  expect(await linesOf(nominee)).toBe(2);
});

test('no cell of an invoice’s card lies over another on the smallest phone', async ({
  page,
  request,
}) => {
  await setSession(page, await logIn(request, DEMO.general));
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(SITE_PATHS.clientInvoices);
  const rows = page.getByRole('table', { name: 'Your invoices' }).getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  const meeting = await rows.evaluateAll((cards) =>
    cards.flatMap((card) => {
      const boxes = [...card.children]
        .map((cell) => {
          const words = document.createRange();
          words.selectNodeContents(cell);
          return { text: cell.textContent, box: words.getBoundingClientRect() };
        })
        .filter(({ box }) => box.width > 1 && box.height > 1);
      return boxes.flatMap((one, index) =>
        boxes
          .slice(index + 1)
          .filter(
            ({ box }) =>
              box.left < one.box.right &&
              one.box.left < box.right &&
              box.top < one.box.bottom &&
              one.box.top < box.bottom,
          )
          .map((other) => `${one.text} | ${other.text}`),
      );
    }),
  );
  expect(meeting).toEqual([]);
});

test('on a phone, adding a document is a button and not a box to drop files on', async ({
  page,
  request,
}) => {
  await setSession(page, await logIn(request, DEMO.general));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(SITE_PATHS.clientDocuments);
  const choose = page.getByRole('button', { name: 'Choose files' });
  await expect(choose).toBeVisible();
  await expect(page.getByText('Drop it here, or choose it from your device.')).toBeHidden();
  const card = page.getByRole('heading', { name: 'Add a file' }).locator('xpath=ancestor::*[4]');
  expect((await card.boundingBox())?.height).toBeLessThan(180);
});

test('on a phone, each step of a quote starts at its heading', async ({ page, request }) => {
  const { session, draft } = await createDraft(request);
  await page.setViewportSize({ width: 390, height: 844 });
  await setSession(page, session);
  await page.goto(`${pathWithId(SITE_PATHS.clientQuoteEdit, draft.id)}?step=address`);
  for (const step of ['First visit', 'Photos', 'Check your answers']) {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.getByRole('button', { name: 'Continue' }).click();
    const heading = page.getByRole('heading', { level: 2, name: step, exact: true });
    await expect(heading).toBeFocused();
    const top = (await heading.boundingBox())?.y ?? -1;
    expect(top, step).toBeGreaterThanOrEqual(0);
    expect(top, step).toBeLessThan(844 / 2);
  }
});

test('the next page of a list starts at the top of the list', async ({ page, request }) => {
  test.slow();
  await setSession(page, await createClientWith(request, 'general', 'many'));
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of [
    SITE_PATHS.clientQuotes,
    SITE_PATHS.clientInvoices,
    SITE_PATHS.clientDocuments,
    SITE_PATHS.clientAppointments,
  ]) {
    await page.goto(path);
    await page.getByRole('link', { name: 'Next page' }).first().click();
    const start = page.getByText(/^Page 2 of \d+$/u).first();
    await expect(start).toBeFocused();
    const top = (await start.boundingBox())?.y ?? -1;
    expect(top, path).toBeGreaterThanOrEqual(0);
    expect(top, path).toBeLessThan(844 / 2);
  }
});
