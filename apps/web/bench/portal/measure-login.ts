import type { Page } from '@playwright/test';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { DEMO_CLIENT, pressLogIn, typeCredentials } from './demo-users.ts';
import type { Phone } from './phone.ts';

/** What the dashboard reads ahead has arrived by then on the slow network. The live stream never ends. */
const READ_AHEAD_MS = 5000;

/** From pressing Log in to the dashboard, in milliseconds. */
export interface LoginMeasure {
  /** With nothing in the cache when the login page was opened. */
  readonly firstVisit: number;
  /** By a user who has visited before. */
  readonly return: number;
  /** The two calls that it cannot do without, one after the other, with no page around them. */
  readonly bareCalls: number;
}

export async function measureLogin({ page, slowDown }: Phone): Promise<LoginMeasure> {
  await page.addInitScript(watchForDashboard, SITE_PATHS.clientPortal);
  await slowDown();
  const firstVisit = await logIn(page);
  await page.evaluate(() => localStorage.clear());
  const again = await logIn(page);
  return { firstVisit, return: again, bareCalls: await callBarely(page) };
}

async function logIn(page: Page): Promise<number> {
  await page.goto(SITE_PATHS.login);
  await typeCredentials(page);
  await pressLogIn(page);
  const shown = await page.waitForFunction(() => document.documentElement.dataset['dashboardMs']);
  await page.waitForTimeout(READ_AHEAD_MS);
  return Number(await shown.jsonValue());
}

/**
 * Runs in the page. Notes how long after the press of the form's button the dashboard stood there: its
 * heading and its first card painted, no skeleton in their place.
 */
function watchForDashboard(path: string): void {
  document.addEventListener('submit', handleSubmit, true);

  function handleSubmit(): void {
    const pressed = lastClick ?? performance.now();
    const look = (): void => {
      const main = document.querySelector('main');
      const isThere =
        location.pathname === path &&
        main?.querySelector('h1')?.checkVisibility() === true &&
        main.querySelector('h2')?.checkVisibility() === true &&
        main.querySelector('[aria-busy="true"]') === null;
      if (!isThere) {
        requestAnimationFrame(look);
        return;
      }
      // Once more round: by then this frame has been painted.
      requestAnimationFrame(() => {
        const taken = performance.now() - pressed;
        document.documentElement.dataset['dashboardMs'] = String(taken);
      });
    };
    requestAnimationFrame(look);
  }

  let lastClick: number | null = null;
  document.addEventListener('click', ({ timeStamp }) => (lastClick = timeStamp), true);
}

/** Runs in the page that is signed in: logs in once more and reads the dashboard, and nothing else. */
function callBarely(page: Page): Promise<number> {
  return page.evaluate(async (credentials) => {
    const began = performance.now();
    const login = await fetch('/api/v1/accounts/auth/login/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(credentials),
    });
    const { data } = (await login.json()) as { data: { token: string } };
    const dashboard = await fetch('/api/v1/accounts/dashboard/', {
      headers: { authorization: `Token ${data.token}` },
    });
    await dashboard.json();
    if (!dashboard.ok) throw new Error(`The dashboard answers ${dashboard.status}.`);
    return performance.now() - began;
  }, DEMO_CLIENT);
}
