import { SITE_PATHS } from '@cleaning/contract/routes';
import type { Browser, Page } from '@playwright/test';
import { pressLogIn, typeCredentials } from './demo-client.ts';
import { measureBareButton, measureInteraction, watchInteractions } from './measure-interaction.ts';
import { slowdownToMidTier } from './mid-tier-phone.ts';
import { openPhone } from './phone.ts';
import { SCREENS_TO_USE } from './screens-to-use.ts';
import { summarise, verdict } from './summarise.ts';

const ROUNDS = 3;
const GOAL_MS = 100;
const BARE = 'a bare button';

type Durations = ReadonlyMap<string, readonly number[]>;

/**
 * Prints how long the screens of the portal take to answer a press or a key, beside a bare button: on
 * this machine, and on it slowed down to a mid-tier phone.
 */
export async function benchInteractions(browser: Browser, url: string): Promise<void> {
  const slowdown = await slowdownToMidTier(browser);
  const speeds = [
    { where: 'at full speed', slowdown: 1 },
    { where: `on a mid-tier phone (${slowdown.toFixed(1)} times slower)`, slowdown },
  ];
  for (const speed of speeds) report(speed.where, await measureAt(speed.slowdown, browser, url));
}

async function measureAt(slowdown: number, browser: Browser, url: string): Promise<Durations> {
  const phone = await openPhone(browser, url);
  await watchInteractions(phone.page);
  await logIn(phone.page);
  if (slowdown > 1) await phone.slowDown(slowdown);
  const durations = await measureScreens(phone.page);
  await phone.close();
  return durations;
}

function report(where: string, durations: Durations): void {
  const bare = summarise(durations.get(BARE) ?? []);
  const rows = [...durations].map(([name, taken]) => {
    const { median, worst } = summarise(taken);
    const ratio = Number((median / bare.median).toFixed(2));
    return [name, { 'median ms': median, 'worst ms': worst, ratio, count: taken.length }] as const;
  });
  console.log(`\nFrom a press or a key to the next paint, ${where}. The ratio is of the medians.`);
  console.table(Object.fromEntries(rows));
  const slow = rows
    .filter(([name, row]) => name !== BARE && row['worst ms'] >= GOAL_MS)
    .map(([name]) => name);
  console.log(verdict(slow.length === 0, `${GOAL_MS} ms`, slow));
}

async function logIn(page: Page): Promise<void> {
  await page.goto(SITE_PATHS.login);
  await typeCredentials(page);
  await pressLogIn(page);
  await page.waitForURL(`**${SITE_PATHS.clientPortal}`);
}

async function measureScreens(page: Page): Promise<Durations> {
  const durations = new Map<string, number[]>();
  const note = (name: string, taken: readonly number[]): unknown =>
    durations.set(name, [...(durations.get(name) ?? []), ...taken]);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { path, open, ready, uses } of SCREENS_TO_USE) {
      await page.goto(path);
      await open?.(page);
      await ready(page).waitFor();
      await page.waitForLoadState('networkidle');
      note(BARE, await measureBareButton(page));
      for (const { name, act } of uses) {
        note(name, await measureInteraction(page, () => act(page)));
      }
    }
  }
  return durations;
}
