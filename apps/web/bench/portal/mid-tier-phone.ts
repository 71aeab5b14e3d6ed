import type { Browser } from '@playwright/test';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';

/** What Lighthouse's benchmark of a device says of a mid-tier phone, as Chrome's DevTools have it. */
const MID_TIER_INDEX = 1000;
const ROUNDS = 3;

/**
 * How many times slower this machine has to be to be as fast as a mid-tier phone. So a press takes about
 * as long on every machine that measures it.
 */
export async function slowdownToMidTier(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const indexes: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    indexes.push(await page.evaluate(pageFunctions.computeBenchmarkIndex));
  }
  await page.close();
  return Math.max(1, Math.max(...indexes) / MID_TIER_INDEX);
}
