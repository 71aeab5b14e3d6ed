import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readingProblem } from '@cleaning/test-setup/reading-grade';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { htmlProblems } from '../../scripts/checks/html-problems.ts';

declare global {
  interface Window {
    /** Set in the page once axe has been loaded. */
    readonly axe: typeof axe;
  }
}

/** Expects that the document follows the HTML standard. */
export async function expectValidHtml(page: Page): Promise<void> {
  expect(await htmlProblems(await page.content()), `HTML of ${page.url()}`).toEqual([]);
}

/** Expects that the page's text is at reading grade 6 or easier. */
export async function expectReadable(page: Page): Promise<void> {
  const text = await page.locator('body').innerText();
  expect(readingProblem(text), `text of ${page.url()}`).toBeNull();
}

/** Expects no violations of WCAG 2.2 AA or of axe's best practices, and no horizontal scrolling. */
export async function expectAccessible(
  page: Page,
  withoutRules: readonly string[] = [],
): Promise<void> {
  await expectNoSidewaysScroll(page);
  await loadAxe(page);
  await page.evaluate(finishAnimations);
  const findings = await page.evaluate(findViolations, withoutRules);
  expect(findings, `axe on ${page.url()}, ${page.viewportSize()?.width} px wide`).toEqual([]);
}

/** Less than half the size of `axe.source`, which every document has to parse. */
const MINIFIED = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Configured to check iframes of other origins as well. */
const AXE = `${MINIFIED}; axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] });`;

/**
 * Loads axe into every document of a page that does not have it yet. `@axe-core/playwright` does
 * this before every check and opens another page for each summary, which took most of the time.
 */
async function loadAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    const hasAxe = await frame.evaluate(() => 'axe' in window);
    if (!hasAxe) await frame.evaluate(AXE);
  }
}

/**
 * Runs in the page. Finishes animations, because an element that is fading in does not have its
 * final contrast. One that follows the scrolling of its element, and not time, never ends.
 */
async function finishAnimations(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(
      ({ effect, timeline }) =>
        timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
    );
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

/** Runs in the page. Returns violations only, since the passed checks are most of axe's result. */
async function findViolations(withoutRules: readonly string[]): Promise<string[]> {
  const { violations } = await window.axe.run(document, {
    resultTypes: ['violations'],
    rules: Object.fromEntries(withoutRules.map((id) => [id, { enabled: false }])),
  });
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`,
  );
}

/**
 * Expects that nothing is wider than the window, or than a menu or dialog that only scrolls
 * vertically.
 *
 * @param hasScript false where scripts are switched off, because such a page never hears of a frame.
 */
export async function expectNoSidewaysScroll(page: Page, hasScript = true): Promise<void> {
  await expect
    .poll(async () => {
      if (hasScript) await page.evaluate(untilDrawn);
      return page.evaluate(findTooWide);
    }, `${page.url()} is wider than its window`)
    .toEqual([]);
}

/**
 * Runs in the page. A changed window or text size reaches all of the layout with a later frame, such
 * as what a container query shows again; until then a page that is too wide may seem to fit.
 */
async function untilDrawn(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one frame after the other
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
  }
}

/**
 * Runs in the page. Names the elements that extend beyond the box that scrolls horizontally because
 * of them.
 */
function findTooWide(): string[] {
  /** What scrolls in a box of its own makes no other box wider. */
  const isInScroller = (element: Element, box: Element): boolean => {
    const parent = element.parentElement;
    if (parent === null || parent === box) return false;
    return getComputedStyle(parent).overflowX !== 'visible' || isInScroller(parent, box);
  };
  const boxes = [document.documentElement, ...document.querySelectorAll('aside, dialog[open]')];
  return boxes
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .flatMap((box) => {
      const { left } = box.getBoundingClientRect();
      const past = Array.from(box.querySelectorAll('*')).filter(
        (element) =>
          element.getBoundingClientRect().right > left + box.clientWidth + 1 &&
          !isInScroller(element, box),
      );
      return [
        `<${box.localName}> ${box.scrollWidth} of ${box.clientWidth} px`,
        ...past
          .slice(-8)
          .map((element) => `<${element.localName}> ${element.textContent.slice(0, 60)}`),
      ];
    });
}

/** Sets the size of all text, as in the settings of a browser: '200%'. */
export const setTextSize = (page: Page, size: string): Promise<void> =>
  page.evaluate((value) => {
    document.documentElement.style.fontSize = value;
  }, size);

/** The smallest phone and a desktop. Widths in between are tested with `@full`. */
export const OUTER_WIDTHS = [320, 1440] as const;

/** A common phone and a tablet, or a small desktop. */
export const INNER_WIDTHS = [390, 768, 1280] as const;

/** Expects that nothing is too wide at each of these widths, in text of the usual size and at 200%. */
export async function expectFitsAt(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
    await expectLargeTextFits(page);
  }
}

/** Expects no violations, and that everything fits as in `expectFitsAt`. */
export async function expectAccessibleAt(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page);
    await expectLargeTextFits(page);
  }
}

/** Expects that text at 200% fits on the smallest phone, a common phone and a desktop. */
export async function expectFitsLargeText(page: Page): Promise<void> {
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectLargeTextFits(page);
  }
}

async function expectLargeTextFits(page: Page): Promise<void> {
  await setTextSize(page, '200%');
  await expectNoSidewaysScroll(page);
  await setTextSize(page, '');
}
