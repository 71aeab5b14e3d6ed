import { ERROR_MESSAGES } from '@cleaning/contract/errors';
import { CLIENT_PATHS, pathWithId } from '@cleaning/contract/routes';
import type { Page } from '@playwright/test';
import { apiAs } from './support/api.ts';
import {
  expectAccessibleAt,
  expectFitsAt,
  expectReadable,
  expectValidHtml,
  INNER_WIDTHS,
  OUTER_WIDTHS,
} from './support/accessibility.ts';
import { type ClientType, DEMO, logIn, type Session, setSession } from './support/users.ts';
import { AMOUNTS, type Amount, createClientWith } from './support/client-data.ts';
import { retryFailedParts } from './support/failed-parts.ts';
import { goWithin } from './support/go-within.ts';
import { showLongContent } from './support/long-content.ts';
import { PORTAL_SCREENS, type PortalScreen } from './support/portal-screens.ts';
import { site } from './support/site.ts';
import { shortestWaitOfSkeletons, watchSkeletons } from './support/skeletons.ts';
import { expect, test } from './support/test.ts';
import { expectTextFits } from './support/text-fit.ts';

const CLIENT_TYPES = ['general', 'ndis'] as const;
const DESK = { width: 1440, height: 900 };
const SKELETON_DELAY_MS = 200;
/** Timers may fire slightly early by the page's own clock. */
const CLOCK_SLACK_MS = 5;

test('every screen of the portal has a row in the table', () => {
  const paths = site.appPaths.filter((path) => path.startsWith('/clients/'));
  const rows = new Set<string>(PORTAL_SCREENS.map(({ path }) => path));
  expect([...rows].toSorted()).toEqual(paths.toSorted());
  expect(paths.toSorted()).toEqual(Object.values(CLIENT_PATHS).toSorted());
});

const headingOf = (page: Page, { heading }: PortalScreen) =>
  page.getByRole('heading', { level: 1, name: heading, exact: true });

/** The kind of client who walks through the portal in every run; the other follows in a full run. */
const FIRST_TO_WALK: Readonly<Record<Amount, ClientType>> = {
  none: 'general',
  one: 'ndis',
  many: 'general',
};

for (const clientType of CLIENT_TYPES) {
  for (const amount of Object.keys(AMOUNTS) as Amount[]) {
    const isFirst = FIRST_TO_WALK[amount] === clientType;
    const widths = isFirst ? OUTER_WIDTHS : [...OUTER_WIDTHS, ...INNER_WIDTHS];
    test(
      `a client (${clientType}) with ${amount} of everything walks through the portal`,
      { tag: isFirst ? [] : '@full' },
      async ({ page, request }) => {
        test.slow();
        await page.setViewportSize(DESK);
        await setSession(page, await createClientWith(request, clientType, amount));
        const [first, ...others] = PORTAL_SCREENS.filter(
          ({ needs }) => AMOUNTS[needs ?? 'none'] <= AMOUNTS[amount],
        );
        if (first === undefined) throw new Error('The table of screens is empty.');
        await page.goto(first.path);
        for (const screen of [first, ...others]) {
          await test.step(`${screen.path}${screen.search ?? ''}`, async () => {
            if (screen !== first) {
              await screen.go(page);
              // A view is chosen within a screen and leaves the focus where it was, so only a new
              // screen focuses its heading.
              if (screen.search === undefined) await expect(headingOf(page, screen)).toBeFocused();
            }
            await expect(page).toHaveTitle(new RegExp(`^${screen.title} \\| `, 'u'));
            const shown = amount === 'none' ? screen.none : screen.some;
            await expect((shown ?? screen.some)(page).first()).toBeVisible();
            if (amount === 'many' && screen.many !== undefined) {
              await expect(screen.many(page)).toBeVisible();
            }
            await expectValidHtml(page);
            await expectReadable(page);
            await expectAccessibleAt(page, widths);
            await page.setViewportSize(DESK);
          });
        }
      },
    );
  }
}

const READING_SCREENS = PORTAL_SCREENS.filter(({ reading }) => reading !== undefined);

for (const [index, screen] of READING_SCREENS.entries()) {
  for (const clientType of CLIENT_TYPES) {
    test(
      `${screen.path}${screen.search ?? ''} waits, fails, tries again and is there (${clientType})`,
      { tag: CLIENT_TYPES[index % CLIENT_TYPES.length] === clientType ? [] : '@full' },
      async ({ page, request, expectedConsole }) => {
        expectedConsole.push(/Failed to load resource/u);
        const { reading } = screen;
        if (reading === undefined) return;
        const session = await logIn(request, DEMO[clientType]);
        const answers = await controlAnswers(page, reading.calls);
        await watchSkeletons(page);
        await page.setViewportSize(DESK);
        await setSession(page, session);
        await page.goto(await addressOf(screen, session));

        await expect(page.getByText(reading.loading, { exact: true })).toBeAttached();
        await expect(headingOf(page, screen)).toBeVisible();
        await expectFitsAt(page, OUTER_WIDTHS);
        expect(await shortestWaitOfSkeletons(page), 'nothing flashes up').toBeGreaterThanOrEqual(
          SKELETON_DELAY_MS - CLOCK_SLACK_MS,
        );

        answers.letThemFail();
        const alert = page.getByRole('alert').filter({ hasText: reading.failed });
        await expect(alert).toContainText(ERROR_MESSAGES.server);
        await expectFitsAt(page, OUTER_WIDTHS);

        answers.refuse();
        await retryFailedParts(page, ERROR_MESSAGES.server);
        await expect(alert).toContainText(ERROR_MESSAGES.permissionDenied);

        answers.letThrough();
        await retryFailedParts(page, ERROR_MESSAGES.permissionDenied);
        await expect(screen.some(page).first()).toBeVisible();
        await expect(alert).toHaveCount(0);
        await expect(page).toHaveTitle(new RegExp(`^${screen.title} \\| `, 'u'));

        if (screen.oneThing === undefined) return;
        const otherUser = await logIn(request, DEMO[clientType === 'ndis' ? 'general' : 'ndis']);
        await page.goto(await addressOf(screen, otherUser));
        await expect(page.getByRole('heading', { name: screen.oneThing.missing })).toBeVisible();
        await expect(page.getByText(ERROR_MESSAGES.notFound)).toBeVisible();
        await expectFitsAt(page, OUTER_WIDTHS);
      },
    );
  }
}

/** Opens the first screen, goes on to the others within the app, and waits until all is there. */
async function openOrGoTo(page: Page, screen: PortalScreen, address: string): Promise<void> {
  // A view of a screen leaves the focus where it is, so nothing says that the view before has gone.
  const isFirst = page.url() === 'about:blank' || screen.search !== undefined;
  await (isFirst ? page.goto(address) : goWithin(page, address));
  await expect(headingOf(page, screen)).toBeVisible();
  await expect(screen.some(page).first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

for (const { widths, tag } of [
  { widths: OUTER_WIDTHS, tag: [] },
  { widths: INNER_WIDTHS, tag: '@full' },
]) {
  test(
    `every screen holds the longest names, notes and amounts, ${widths.join(', ')} wide`,
    {
      tag,
    },
    async ({ page, request }) => {
      test.slow();
      const session = await logIn(request, DEMO.ndis);
      await setSession(page, session);
      await showLongContent(page);
      for (const screen of PORTAL_SCREENS) {
        await test.step(`${screen.path}${screen.search ?? ''}`, async () => {
          await openOrGoTo(page, screen, await addressOf(screen, session));
          await expectFitsAt(page, widths);
          for (const width of widths) {
            await page.setViewportSize({ width, height: 800 });
            await expectTextFits(page);
          }
        });
      }
    },
  );
}

const wordsIn = (page: Page): Promise<string> => page.getByRole('main').innerText();

test('every screen tells the time by the clock in Sydney, in a browser far away', async ({
  browser,
  page: inSydney,
  request,
}) => {
  test.slow();
  const session = await logIn(request, DEMO.ndis);
  const away = await browser.newContext({ timezoneId: 'Pacific/Honolulu' });
  const inHonolulu = await away.newPage();
  for (const page of [inSydney, inHonolulu]) await setSession(page, session);
  for (const screen of PORTAL_SCREENS) {
    await test.step(`${screen.path}${screen.search ?? ''}`, async () => {
      const address = await addressOf(screen, session);
      for (const page of [inSydney, inHonolulu]) await openOrGoTo(page, screen, address);
      // The minute may change between the two readings.
      await expect(async () => {
        expect(await wordsIn(inHonolulu)).toBe(await wordsIn(inSydney));
      }).toPass({ timeout: 60_000 });
    });
  }
  await away.close();
});

/**
 * The address of the screen. For a screen about one thing, it contains the id of one that belongs
 * to this client.
 */
async function addressOf(
  { path, search = '', oneThing }: PortalScreen,
  session: Session,
): Promise<string> {
  if (oneThing === undefined) return `${path}${search}`;
  const id = await oneThing.idOf(apiAs(session));
  if (id === undefined) throw new Error(`The demo client has nothing to show on ${path}.`);
  return pathWithId(path, id);
}

/** How many times a failing call is sent before the error is shown. */
const LAST_TRY = 3;

/**
 * Controls the responses to some calls. At first every call fails, and its last try is held back,
 * so that the screen keeps loading and later fails at once when released.
 */
async function controlAnswers(page: Page, calls: readonly string[]) {
  const { promise: mayFail, resolve: letThemFail } = Promise.withResolvers<void>();
  const tries = new Map<string, number>();
  let answer: 'server' | 'permission' | 'real' = 'server';
  for (const call of calls) {
    await page.route(`**/api/v1/${call}`, async (route) => {
      if (answer === 'real') return route.fallback();
      if (answer === 'permission') {
        return route.fulfill({ status: 403, json: { code: 'permission_denied' } });
      }
      const address = route.request().url();
      const count = (tries.get(address) ?? 0) + 1;
      tries.set(address, count);
      if (count >= LAST_TRY) await mayFail;
      return route.fulfill({ status: 500, json: {} });
    });
  }
  return {
    letThemFail,
    refuse: () => void (answer = 'permission'),
    letThrough: () => void (answer = 'real'),
  };
}
