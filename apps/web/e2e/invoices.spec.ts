import { paymentReference } from '@cleaning/contract/payments/rules';
import type { Locator, Page } from '@playwright/test';
import { fullUnless } from './support/full.ts';
import { expectAccessible } from './support/accessibility.ts';
import { keyboard, pointer } from './support/input-modes.ts';
import { DEMO, logIn, setSession } from './support/users.ts';
import { expect, test } from './support/test.ts';

const ADDRESS = '/clients/invoices';

const VARIANTS = [
  { width: 1440, name: 'with a pointer', inputModeOf: () => pointer },
  { width: 390, name: 'by keyboard alone', inputModeOf: keyboard },
] as const;

const heading = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('heading', { level: 1, name });

for (const { width, name, inputModeOf } of VARIANTS) {
  test(
    `a general client finds what to pay and how, ${name}, ${width} wide`,
    { tag: fullUnless(width === 390) },
    async ({ page, request }) => {
      const input = inputModeOf(page);
      await page.setViewportSize({ width, height: 900 });
      await setSession(page, await logIn(request, DEMO.general));
      await page.goto(ADDRESS);
      const table = page.getByRole('table', { name: 'Your invoices' });
      await expect(table.getByRole('row')).toHaveCount(4);
      await expect(page.getByText('$377.00')).toBeVisible();
      await expectAccessible(page);

      await input.press(page.getByRole('button', { name: 'Overdue 1' }));
      await expect(page).toHaveURL(`${ADDRESS}?show=overdue`);
      await expect(table.getByRole('row')).toHaveCount(2);
      await input.type(page.getByLabel('Search'), 'nothing like it');
      await expect(page.getByRole('heading', { name: 'No invoices match' })).toBeVisible();
      await expectAccessible(page);
      await input.press(page.getByRole('button', { name: 'Show all invoices' }));

      const part = table.getByRole('row', { name: /Paid in part/u });
      await input.press(part.getByRole('link', { name: /^View/u }));
      await expect(heading(page, /^Invoice INV-2026-\d+$/u)).toBeFocused();
      await expect(page.getByRole('row', { name: 'Amount due $245.00' })).toBeVisible();
      const number = (await heading(page, /^Invoice/u).innerText()).replace('Invoice ', '');
      await expect(page.getByRole('region', { name: 'How to pay' })).toContainText(
        `Payment reference${paymentReference(number)}`,
      );
      await expectAccessible(page);

      const invoicePdf = page.waitForEvent('download');
      await input.press(page.getByRole('button', { name: 'Download PDF' }));
      expect((await invoicePdf).suggestedFilename()).toMatch(/INV-2026-\d+.*\.pdf$/u);
      const receipt = page.waitForEvent('download');
      await input.press(page.getByRole('button', { name: /^Receipt for \$200\.00/u }));
      expect((await receipt).suggestedFilename()).toMatch(/\.pdf$/u);
    },
  );

  test(
    `a participant sees who pays and what was checked, ${name}, ${width} wide`,
    { tag: fullUnless(width === 1440) },
    async ({ page, request }) => {
      const input = inputModeOf(page);
      await page.setViewportSize({ width, height: 900 });
      await setSession(page, await logIn(request, DEMO.ndis));
      // "Due" leaves out the invoices that the NDIS plan pays.
      await page.goto(`${ADDRESS}?show=due`);
      await expect(page.getByRole('table', { name: 'Your invoices' })).toBeHidden();
      await page.goto(ADDRESS);
      const row = page
        .getByRole('table', { name: 'Your invoices' })
        .getByRole('row', { name: /With your plan manager/u });
      await expect(row).toHaveCount(1);
      await expect(row).toContainText('Your plan manager claims this');
      await expectAccessible(page);

      await input.press(row.getByRole('link', { name: /^View/u }));
      await expect(page.getByRole('region', { name: 'You do not need to pay' })).toContainText(
        'manages your plan',
      );
      const check = page.getByRole('region', { name: 'NDIS check' });
      await expect(check.getByText(/^\d+ passed, \d+ being checked$/u).first()).toBeVisible();
      await input.press(check.locator('summary', { hasText: 'You and your plan' }));
      await expect(check.getByText('Your name is on it.')).toBeVisible();
      await expectAccessible(page);
    },
  );
}

for (const width of [1440, 390]) {
  test(
    `a statement of account shows a period line by line, ${width} wide`,
    { tag: fullUnless(width === 390) },
    async ({ page, request, expectedConsole }) => {
      await page.setViewportSize({ width, height: 900 });
      await setSession(page, await logIn(request, DEMO.general));
      await page.goto(ADDRESS);
      await page.getByRole('tab', { name: 'All invoices' }).focus();
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('tab', { name: 'Statement' })).toBeFocused();
      await expect(page).toHaveURL(`${ADDRESS}?view=statement`);
      const table = page.getByRole('table', { name: 'Statement of account' });
      await expect(table.getByRole('row', { name: 'Closing balance $377.00' })).toBeVisible();
      await expectAccessible(page);

      const download = page.getByRole('button', { name: 'Download PDF' });
      expectedConsole.push(/ERR_INTERNET_DISCONNECTED/u);
      await page.context().setOffline(true);
      await download.press('Enter');
      await expect(page.getByRole('alert').filter({ hasText: 'Network error' })).toBeVisible();
      await page.context().setOffline(false);
      const statementPdf = page.waitForEvent('download');
      await download.press('Enter');
      expect((await statementPdf).suggestedFilename()).toMatch(/^Statement .*\.pdf$/u);

      await page.goto(`${ADDRESS}?view=statement&from=2001-07-01&to=2002-06-30`);
      await expect(page.getByText('Nothing changed in this period.')).toBeVisible();
      await expectAccessible(page);
    },
  );
}

test('the filters fade at the edge that more of them are behind', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await setSession(page, await logIn(request, DEMO.general));
  await page.goto(ADDRESS);
  const filters = page.getByRole('group', { name: 'Filter invoices' });
  await expect(filters).toHaveCSS('--fade-start', '0px');
  await expect(filters).toHaveCSS('--fade-end', '24px');
  await filters.evaluate((element) => element.scrollTo(element.scrollWidth, 0));
  await expect(filters).toHaveCSS('--fade-start', '24px');
  await expect(filters).toHaveCSS('--fade-end', '0px');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.reload();
  await expect(filters).toHaveCSS('--fade-start', '0px');
  await expect(filters).toHaveCSS('--fade-end', '0px');
});
