import type { Page } from '@playwright/test';

/** Event timing tells of nothing that is faster, in milliseconds. */
const SHORTEST_MS = 16;
/** By then what a press set off has been painted and reported, in milliseconds. */
const REST_MS = 400;

/** What a screen reads ahead once it is there has arrived by then, in milliseconds. The live stream never ends. */
const SETTLE_MS = 1500;

/** Waits until a screen that can be used has nothing left to do. */
export const settle = (page: Page): Promise<void> => page.waitForTimeout(SETTLE_MS);

/** TypeScript does not know the threshold yet. */
interface EventOptions extends PerformanceObserverInit {
  readonly durationThreshold: number;
}

/** Notes every interaction from the next page load on. */
export async function watchInteractions(page: Page): Promise<void> {
  await page.addInitScript((durationThreshold) => {
    const longest = new Map<number, number>();
    const note = (entries: PerformanceEntryList): void => {
      for (const entry of entries) {
        const { interactionId, duration } = entry as PerformanceEventTiming;
        if (interactionId === 0) continue;
        longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0));
      }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    const all: EventOptions = { type: 'event', durationThreshold, buffered: true };
    observer.observe(all);
    Object.assign(window, {
      takeInteractions() {
        note(observer.takeRecords());
        const durations = [...longest.values()];
        longest.clear();
        return durations;
      },
    });
  }, SHORTEST_MS);
}

/**
 * How long the page took to paint after each press or key of an interaction, in milliseconds. One
 * that is too fast to be reported counts as the shortest that is.
 */
export async function measureInteraction(page: Page, act: () => Promise<void>): Promise<number[]> {
  await page.waitForTimeout(REST_MS);
  await takeInteractions(page);
  await act();
  await page.waitForTimeout(REST_MS);
  const durations = await takeInteractions(page);
  return durations.length === 0 ? [SHORTEST_MS] : durations;
}

const takeInteractions = (page: Page): Promise<number[]> =>
  page.evaluate<number[]>('window.takeInteractions()');

/** A press of a button in the very same page that does nothing but change its own words. */
export async function measureBareButton(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const button = document.createElement('button');
    button.id = 'bare-button';
    button.style.cssText = 'position: fixed; inset: 0 auto auto 0; z-index: 9999; padding: 1rem';
    button.textContent = '0';
    button.addEventListener('click', () => {
      button.textContent = String(Number(button.textContent) + 1);
    });
    document.body.append(button);
  });
  const button = page.locator('#bare-button');
  const durations = await measureInteraction(page, () => button.tap());
  await button.evaluate((element) => element.remove());
  return durations;
}
