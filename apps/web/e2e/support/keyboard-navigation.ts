import type { Page } from '@playwright/test';

/** A focused element, and any problems with how its focus is shown. */
interface Stop {
  readonly name: string;
  readonly problems: readonly string[];
}

const MAX_STOPS = 600;
const LOOK_AGAIN_MS = 150;
const MAX_LOOKS = 10;

/**
 * Walks a whole page with Tab and back with Shift+Tab. Returns the controls that are never reached,
 * and those whose focus is out of view, covered or not visible.
 */
export async function findKeyboardProblems(page: Page): Promise<string[]> {
  await page.evaluate(prepareWalk);
  const problems = new Set<string>();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let count = 0; count < MAX_STOPS; count += 1) {
      await page.keyboard.press(key);
      const stop = await stopAt(page);
      if (stop === null) break;
      for (const problem of stop.problems) problems.add(`${key} to ${stop.name}: ${problem}`);
    }
  }
  for (const name of await page.evaluate(missedControls)) problems.add(`Never reached: ${name}`);
  return [...problems];
}

/** The focused element and how its focus is shown; null at either end of the page. */
export async function stopAt(page: Page): Promise<Stop | null> {
  let stop = await page.evaluate(lookAtFocus);
  // An element that slides in on focus (the skip link) or is scrolled to needs a moment.
  for (let look = 1; look < MAX_LOOKS && stop !== null && stop.problems.length > 0; look += 1) {
    await page.waitForTimeout(LOOK_AGAIN_MS);
    stop = await page.evaluate(lookAtFocus);
  }
  return stop;
}

/** Resets the visited elements, and starts before the first control. */
function prepareWalk(): void {
  for (const visited of document.querySelectorAll('[data-visited]')) {
    visited.removeAttribute('data-visited');
  }
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  window.scrollTo(0, 0);
}

/** Runs in the page. */
function lookAtFocus(): Stop | null {
  const focused = document.activeElement;
  if (focused === null || focused === document.body || focused === document.documentElement) {
    return null;
  }
  focused.setAttribute('data-visited', '');
  const problems: string[] = [];
  const { left, top, right, bottom } = focused.getBoundingClientRect();
  const across = (share: number) => left + (right - left) * share;
  const down = (share: number) => top + (bottom - top) * share;
  const points = [0.1, 0.5, 0.9].flatMap((x) =>
    [0.1, 0.5, 0.9].map((y) => [across(x), down(y)] as const),
  );
  const seen = points.filter(([x, y]) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (focused.contains(hit) || hit.contains(focused));
  });
  if (seen.length === 0) problems.push('it is out of sight or covered');
  const isShown = [focused, focused.parentElement, focused.parentElement?.parentElement].some(
    (element) => {
      if (element === null || element === undefined) return false;
      const { boxShadow, outlineColor, outlineStyle, outlineWidth } = getComputedStyle(element);
      const isOutlined =
        outlineStyle !== 'none' &&
        outlineWidth !== '0px' &&
        !/(?:transparent|, 0\))$/u.test(outlineColor);
      return boxShadow !== 'none' || isOutlined;
    },
  );
  if (!isShown) problems.push('nothing shows that it has the focus');
  const name = (focused.getAttribute('aria-label') ?? focused.textContent).trim().slice(0, 40);
  return { name: `<${focused.localName}> ${name}`, problems };
}

/** The visible controls that never had focus. For radios, one of the group is enough. */
function missedControls(): string[] {
  const controls = document.querySelectorAll<HTMLElement>(
    'a[href], button:not(:disabled), input, select, textarea, summary',
  );
  return Array.from(controls)
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => {
      if (control instanceof HTMLInputElement && control.type === 'radio') {
        return (
          document.querySelector(`input[name="${control.name}"][data-visited]`) === null &&
          !control.hasAttribute('data-visited')
        );
      }
      return !control.hasAttribute('data-visited') && control.tabIndex >= 0;
    })
    .map((control) => `<${control.localName}> ${control.textContent.trim().slice(0, 40)}`);
}
