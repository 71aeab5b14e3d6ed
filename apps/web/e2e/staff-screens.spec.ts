import { ERROR_MESSAGES } from '@cleaning/contract/errors';
import { SITE_PATHS } from '@cleaning/contract/routes';
import type { APIRequestContext, Page } from '@playwright/test';
import { STAFF_CLAIMS_IMPORT_PATH } from '#domains/claims/claim-paths.ts';
import { STAFF_INVOICE_PATH } from '#domains/invoices/invoice-paths.ts';
import {
  expectAccessible,
  expectAccessibleAt,
  expectFitsAt,
  expectNoSidewaysScroll,
  expectReadable,
  expectValidHtml,
  INNER_WIDTHS,
  OUTER_WIDTHS,
} from './support/accessibility.ts';
import { apiAs } from './support/api.ts';
import { fullUnless } from './support/full.ts';
import { retryFailedParts } from './support/failed-parts.ts';
import { expectShapesInForcedColours } from './support/forced-colours.ts';
import {
  findFocusProblems,
  findTabProblems,
  findKeyboardProblems,
} from './support/keyboard-navigation.ts';
import { goWithin } from './support/go-within.ts';
import { withoutLiveChanges } from './support/live.ts';
import { showLongContent } from './support/long-content.ts';
import { site } from './support/site.ts';
import { screensOf, type StaffScreen } from './support/staff-records.ts';
import { expect, noteConsole, test } from './support/test.ts';
import { DEMO, logIn, type Session, setSession } from './support/users.ts';

/**
 * Every screen of the staff portal in the build, so that a new screen is tested without being
 * listed.
 */
const PATHS = site.appPaths.filter((path) => path.startsWith(SITE_PATHS.staffPortal));
const SCREENS = PATHS.flatMap(screensOf);
/** Whether the screen is a form, which shows its heading before it has read anything. */
const isForm = (path: string) => path.endsWith('/new') || path === STAFF_CLAIMS_IMPORT_PATH;

const DESK = { width: 1440, height: 800 };
const PHONE = { width: 390, height: 800 };

/** The rows of a list are alike, and a walk with Tab through fifty of them takes half a minute. */
const WALKED_ROWS = 8;

let staffSession: Promise<Session> | undefined;

/** The session of staff, which the tests of a worker share. */
function logInAsStaff(request: APIRequestContext): Promise<Session> {
  staffSession ??= logIn(request, DEMO.staff);
  return staffSession;
}

/** Opens a screen as staff, without motion, and waits until its data has loaded. */
async function openScreen(page: Page, request: APIRequestContext, screen: StaffScreen) {
  // The keyboard walk looks at positions at once, so smooth scrolling must be off.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Live changes by other tests would add rows to a list while it is being looked at.
  await withoutLiveChanges(page);
  const session = await logInAsStaff(request);
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

/** Loads the screen again with the longest names, notes and amounts. */
async function lengthenContent(page: Page): Promise<void> {
  await showLongContent(page);
  await page.reload();
  await expectLoaded(page);
}

/** The pages that go from screen to screen, so that each test does not start the app again. */
interface KeptPages {
  readonly asItIs: Page;
  /** With the longest names, notes and amounts. */
  readonly longest: Page;
  /** What the pages logged or threw. */
  readonly consoleOutput: readonly string[];
}

const testOnKeptPages = test.extend<object, { readonly keptPages: KeptPages }>({
  keptPages: [
    async ({ browser }, use) => {
      // The keyboard walk looks at positions at once, so smooth scrolling must be off.
      const context = await browser.newContext({ reducedMotion: 'reduce' });
      const consoleOutput = noteConsole(context);
      const asItIs = await context.newPage();
      await withoutLiveChanges(asItIs);
      const longest = await context.newPage();
      await longest.addInitScript(withoutPrefetch);
      await showLongContent(longest, WALKED_ROWS);
      await use({ asItIs, longest, consoleOutput });
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/**
 * Runs in the page. A link reads its page once the browser is idle after a focus, so a walk over all
 * links would read most of the portal on each screen.
 */
function withoutPrefetch(): void {
  window.requestIdleCallback = () => 0;
}

async function goTo(page: Page, address: string, session: Session): Promise<void> {
  if (page.url() === 'about:blank') {
    await setSession(page, session);
    await page.goto(address);
  } else {
    await goWithin(page, address);
  }
  await expectLoaded(page);
}

for (const screen of SCREENS) {
  testOnKeptPages(
    `${screen.name} is accessible, used by keyboard alone, and holds large text and long names`,
    async ({ keptPages: { asItIs, longest, consoleOutput }, request }) => {
      const session = await logInAsStaff(request);
      const address = await screen.addressFor(apiAs(session));
      await test.step('its HTML is valid, and its text is easy to read', async () => {
        await goTo(asItIs, address, session);
        await expectValidHtml(asItIs);
        await expectReadable(asItIs);
      });
      await test.step('it is accessible, and holds the longest names, notes and amounts', async () => {
        await goTo(longest, address, session);
        await expectAccessibleAt(longest, OUTER_WIDTHS);
      });
      await test.step('it is used with the keyboard alone', async () => {
        await longest.setViewportSize(DESK);
        // The frame around `main` is the same on every screen.
        const area = screen.path === SITE_PATHS.staffPortal ? 'page' : 'main';
        expect(await findTabProblems(longest, area), 'with Tab').toEqual([]);
        await longest.setViewportSize(PHONE);
        expect(await findFocusProblems(longest), 'on a phone').toEqual([]);
      });
      await test.step('it keeps its shapes in forced colours, and has no motion', async () => {
        await expectShapesInForcedColours(longest);
        await expectNoSidewaysScroll(longest);
        await longest.emulateMedia({ forcedColors: 'none' });
      });
      expect(consoleOutput, 'console output').toEqual([]);
    },
  );

  test(
    `${screen.name} is accessible at the widths in between, by keyboard in both directions`,
    { tag: '@full' },
    async ({ page, request }) => {
      // A list of fifty rows has about four tab stops a row, walked in both directions at two widths.
      test.setTimeout(300_000);
      await openScreen(page, request, screen);
      await expectAccessibleAt(page, [...OUTER_WIDTHS, ...INNER_WIDTHS]);
      for (const size of [DESK, PHONE]) {
        await page.setViewportSize(size);
        expect(await findKeyboardProblems(page), `at ${size.width}`).toEqual([]);
      }
      await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
      await page.reload();
      await expectLoaded(page);
      // With forced colours the browser chooses the colours, and axe cannot see them.
      await expectAccessible(page, ['color-contrast']);
      await lengthenContent(page);
      await expectFitsAt(page, [...OUTER_WIDTHS, ...INNER_WIDTHS]);
    },
  );
}

/**
 * Each page has a story of this state, which axe checks, and one component with tests of its own
 * says it and tries again (`query-content.tsx`). Here are the page with the most parts and one of a
 * record; the others follow in a full run.
 */
const FIRST_REFUSED: readonly string[] = [SITE_PATHS.staffPortal, STAFF_INVOICE_PATH];

for (const path of PATHS.filter((each) => !isForm(each))) {
  test(
    `${path} says that it cannot be read, and is there after another try`,
    { tag: fullUnless(FIRST_REFUSED.includes(path)) },
    async ({ page, request, expectedConsole }) => {
      expectedConsole.push(/Failed to load resource/u);
      const [screen] = screensOf(path);
      if (screen === undefined) return;
      const session = await logInAsStaff(request);
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
      for (const width of OUTER_WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoSidewaysScroll(page);
      }
      isRefused = false;
      await retryFailedParts(page, ERROR_MESSAGES.permissionDenied);
      await expectLoaded(page);
    },
  );
}
