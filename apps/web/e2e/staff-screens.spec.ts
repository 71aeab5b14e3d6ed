import { ERROR_MESSAGES } from '@cleaning/contract/messages';
import { SITE_PATHS, STAFF_PATHS } from '@cleaning/contract/routes';
import type { APIRequestContext, Page } from '@playwright/test';
import {
  expectAccessible,
  expectFitsLargeText,
  expectNoSidewaysScroll,
  expectReadable,
  expectValidHtml,
} from './support/accessibility.ts';
import { apiAs } from './support/api.ts';
import { shapelessControls, stillMoving } from './support/forced-colours.ts';
import { findKeyboardProblems } from './support/keyboard-navigation.ts';
import { withoutLiveChanges } from './support/live.ts';
import { showLongContent } from './support/long-content.ts';
import { site } from './support/site.ts';
import { screensOf, type StaffScreen } from './support/staff-records.ts';
import { expect, test } from './support/test.ts';
import { DEMO, logIn, setSession } from './support/users.ts';

/**
 * Every screen of the staff portal in the build, so that a new screen is tested without being
 * listed.
 */
const PATHS = site.appPaths.filter((path) => path.startsWith(SITE_PATHS.staffPortal));
const SCREENS = PATHS.flatMap(screensOf);
/** Whether the screen is a form, which shows its heading before it has read anything. */
const isForm = (path: string) => path.endsWith('/new') || path === SITE_PATHS.staffClaimsImport;

test('the build has every screen of the staff portal', () => {
  expect(PATHS.toSorted()).toEqual(Object.values(STAFF_PATHS).toSorted());
});

/** Opens a screen as staff and waits until its data has loaded. */
async function openScreen(page: Page, request: APIRequestContext, screen: StaffScreen) {
  const session = await logIn(request, DEMO.staff);
  await setSession(page, session);
  await page.goto(await screen.addressFor(apiAs(session)));
  await expectLoaded(page);
}

async function expectLoaded(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  // A screen that is retried goes from its error to its skeleton, which has no heading.
  await expect(heading).toBeVisible();
}

for (const screen of SCREENS) {
  test(`${screen.name} is accessible, fits at every width and can be read at 200% text`, async ({
    page,
    request,
  }) => {
    await openScreen(page, request, screen);
    await expectValidHtml(page);
    await expectReadable(page);
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expectAccessible(page);
    }
    await expectFitsLargeText(page);
  });

  test(`${screen.name} holds the longest names, notes and amounts on every phone`, async ({
    page,
    request,
  }) => {
    await showLongContent(page);
    await openScreen(page, request, screen);
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page);
    }
    await expectFitsLargeText(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test(`${screen.name} is used with the keyboard alone, and keeps its shapes in forced colours`, async ({
    page,
    request,
  }) => {
    // A list of fifty rows has about four tab stops a row, walked in both directions at two widths.
    test.setTimeout(180_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // Live changes by other tests would add rows to the list during the walk.
    await withoutLiveChanges(page);
    await openScreen(page, request, screen);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await findKeyboardProblems(page), `at ${width}`).toEqual([]);
    }
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await page.reload();
    await expectLoaded(page);
    await expect.poll(() => stillMoving(page)).toEqual([]);
    expect(await shapelessControls(page)).toEqual([]);
    await expectNoSidewaysScroll(page);
    // With forced colours the browser chooses the colours, and axe cannot see them.
    await expectAccessible(page, ['color-contrast']);
  });
}

for (const path of PATHS.filter((each) => !isForm(each))) {
  test(`${path} says that it cannot be read, and is there after another try`, async ({
    page,
    request,
    expectedConsole,
  }) => {
    expectedConsole.push(/Failed to load resource/u);
    const [screen] = screensOf(path);
    if (screen === undefined) return;
    const session = await logIn(request, DEMO.staff);
    const address = await screen.addressFor(apiAs(session));
    await setSession(page, session);
    let isRefused = true;
    await page.route('**/api/v1/**', (route) =>
      isRefused && route.request().method() === 'GET'
        ? route.fulfill({ status: 403, json: { code: 'permission_denied' } })
        : route.fallback(),
    );
    await page.goto(address);
    const alert = page.getByRole('alert').filter({ hasText: ERROR_MESSAGES.permissionDenied });
    await expect(alert.first()).toBeVisible();
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
    }
    isRefused = false;
    for (const again of await alert.getByRole('button', { name: 'Try again' }).all()) {
      if (await again.isVisible()) await again.click();
    }
    await expectLoaded(page);
    await expectAccessible(page);
  });
}
