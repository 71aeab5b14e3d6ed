import type { Browser, Page } from '@playwright/test';
import { logIn } from './demo-users.ts';
import {
  measureBareButton,
  measureInteraction,
  settle,
  watchInteractions,
} from './measure-interaction.ts';
import { slowdownToMidTier } from './mid-tier-phone.ts';
import { openPhone } from './phone.ts';
import { BARE, type Durations, report } from './report-interactions.ts';
import { SCREENS_TO_USE } from './screens-to-use.ts';

const ROUNDS = 3;

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
  await logIn(phone.page, 'client');
  if (slowdown > 1) await phone.slowDown(slowdown);
  const durations = await measureScreens(phone.page);
  await phone.close();
  return durations;
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
      await settle(page);
      note(BARE, await measureBareButton(page));
      for (const { name, act } of uses) {
        note(name, await measureInteraction(page, () => act(page)));
      }
    }
  }
  return durations;
}
