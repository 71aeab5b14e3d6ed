import { SITE_PATHS } from '@cleaning/contract/routes';
import type { Page } from '@playwright/test';
import {
  expectAccessible,
  expectAccessibleAt,
  expectNoSidewaysScroll,
  INNER_WIDTHS,
  OUTER_WIDTHS,
} from './support/accessibility.ts';
import { startUsing, watchAppStart } from './support/app-start.ts';
import { expectShapesInForcedColours } from './support/forced-colours.ts';
import {
  findFocusProblems,
  findTabProblems,
  findKeyboardProblems,
} from './support/keyboard-navigation.ts';
import { site } from './support/site.ts';
import { expect, test } from './support/test.ts';

const PUBLIC_PATHS = [...Object.keys(site.pages), '/no-such-page'];
const ACCOUNT_PATHS = site.appPaths.filter((address) => address.startsWith('/accounts/'));
/** The frame around `main` is the same on every other page. */
const FIRST_PAGES_OF_A_FRAME: readonly string[] = [SITE_PATHS.home, SITE_PATHS.login];

const DESK = { width: 1440, height: 800 };
const PHONE = { width: 390, height: 800 };

test.beforeEach(async ({ page, expectedConsole }) => {
  expectedConsole.push(/status of 404/u);
  // The keyboard walk looks at positions at once, so smooth scrolling must be off.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchAppStart(page);
});

/** Opens a page, which a visitor only reads so far. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

async function expectShapes(page: Page): Promise<void> {
  await expectShapesInForcedColours(page);
  await expectNoSidewaysScroll(page);
}

for (const address of [...PUBLIC_PATHS, ...ACCOUNT_PATHS]) {
  test(`${address} is accessible, used by keyboard alone, and holds large text`, async ({
    page,
  }) => {
    await open(page, address);
    await test.step('it is accessible and fits', async () => {
      await expectAccessibleAt(page, OUTER_WIDTHS);
    });
    await test.step('it is used with the keyboard alone', async () => {
      await page.setViewportSize(DESK);
      await startUsing(page);
      const area = FIRST_PAGES_OF_A_FRAME.includes(address) ? 'page' : 'main';
      expect(await findTabProblems(page, area), 'with Tab').toEqual([]);
      await page.setViewportSize(PHONE);
      expect(await findFocusProblems(page), 'on a phone').toEqual([]);
    });
    await test.step('it keeps its shapes in forced colours, and has no motion', () =>
      expectShapes(page));
  });

  test(
    `${address} is accessible at the widths in between, by keyboard in both directions`,
    { tag: '@full' },
    async ({ page }) => {
      await open(page, address);
      await expectAccessibleAt(page, INNER_WIDTHS);
      for (const size of [DESK, PHONE]) {
        await page.setViewportSize(size);
        await open(page, address);
        await startUsing(page);
        expect(await findKeyboardProblems(page), `at ${size.width}`).toEqual([]);
      }
      await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
      await open(page, address);
      await startUsing(page);
      await expectShapes(page);
      // With forced colours the browser chooses the colours, and axe cannot see them.
      await expectAccessible(page, ['color-contrast']);
    },
  );
}

for (const address of PUBLIC_PATHS) {
  test(
    `${address} has a link that skips the header`,
    { tag: address === SITE_PATHS.home ? [] : '@full' },
    async ({ page }) => {
      await open(page, address);
      await page.keyboard.press('Tab');
      const skipLink = page.getByRole('link', { name: /^Skip to/u });
      await expect(skipLink).toBeFocused();
      await expect(skipLink).toBeInViewport();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toBeVisible();
      await expect(page.locator('header :focus')).toHaveCount(0);
    },
  );
}

test('/faq is printed with every answer and without what only answers on a screen', async ({
  page,
}) => {
  await open(page, '/faq');
  await startUsing(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('The price you see is the total price.')).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await expect(page.getByText('Mon–Fri')).toBeVisible();
});
