import type { Page } from '@playwright/test';
import { installFocusChecks, type Stop } from './focus-checks.ts';

const MAX_STOPS = 600;

/** The pause before a stop with a problem is looked at again, ten times: what moves there may take a moment. */
const LOOK_AGAIN_MS = 150;

/** Loads the checks into a page that does not have them. A page that stands still needs no pause. */
export async function loadChecks(page: Page, lookAgainMs = LOOK_AGAIN_MS): Promise<void> {
  const isLoaded = await page.evaluate(() => 'focusChecks' in window);
  if (!isLoaded) await page.evaluate(installFocusChecks, lookAgainMs);
}

/**
 * Walks a whole page with Tab, or its `main` without the frame around it, and returns the controls
 * that are out of order, trap the focus or are never reached, and those whose focus is out of view,
 * covered or not visible.
 */
export function findTabProblems(page: Page, area: 'page' | 'main'): Promise<string[]> {
  return untilRepeated(async () => {
    await start(page, area);
    const problems = await walk(page, 'Tab');
    return [...problems, ...(await findMissed(page))];
  });
}

/**
 * Tests beside this one change records of the same service, so a row of a list may come or move
 * where a walk has been. A fault of the page is found by the next walk too.
 */
async function untilRepeated(walkPage: () => Promise<string[]>): Promise<string[]> {
  const found = await walkPage();
  if (found.length === 0) return found;
  const again = await walkPage();
  return again.filter((problem) => found.includes(problem));
}

/** Walks a whole page with Tab and back with Shift+Tab. Returns the problems of both ways. */
export function findKeyboardProblems(page: Page): Promise<string[]> {
  return untilRepeated(async () => {
    await start(page, 'page');
    const problems = [...(await walk(page, 'Tab')), ...(await walk(page, 'Shift+Tab'))];
    return [...problems, ...(await findMissed(page))];
  });
}

async function start(page: Page, area: 'page' | 'main'): Promise<void> {
  await loadChecks(page);
  await page.evaluate((name) => window.focusChecks.start(name), area);
}

async function findMissed(page: Page): Promise<string[]> {
  const missed = await page.evaluate(() => window.focusChecks.missed());
  return missed.map((name) => `Never reached: ${name}`);
}

/**
 * Focuses every control of a page without walking to it, which costs far less. Returns the controls
 * whose focus is out of view, covered or not visible.
 */
export async function findFocusProblems(page: Page): Promise<string[]> {
  await loadChecks(page);
  // The browser shows the focus that a script sets only after a key has been used.
  await page.keyboard.press('Tab');
  return page.evaluate(() => window.focusChecks.lookAtEach());
}

async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const problems: string[] = [];
  for (let count = 0; count < MAX_STOPS; count += 1) {
    await page.keyboard.press(key);
    const stop = await page.evaluate((name) => window.focusChecks.arrive(name), key);
    if (stop === null) return problems;
    problems.push(...stop.problems.map((problem) => `${key} to ${stop.name}: ${problem}`));
    if (stop.isTrapped) return problems;
  }
  return [...problems, `${key} does not get to the end in ${MAX_STOPS} stops`];
}

/** The focused element and how its focus is shown; null at either end of the page. */
export async function stopAt(page: Page): Promise<Stop | null> {
  await loadChecks(page);
  return page.evaluate(() => window.focusChecks.look());
}
