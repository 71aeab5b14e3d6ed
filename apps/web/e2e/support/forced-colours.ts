import { expect, type Page } from '@playwright/test';

/**
 * Switches the page to forced colours without motion, and expects shapes of its controls. The short
 * transitions that are left begin with the switch, so a border has its width with the next frame.
 */
export async function expectShapesInForcedColours(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await expect.poll(() => stillMoving(page), 'nothing moves').toEqual([]);
  await expect.poll(() => shapelessControls(page), 'every control has a shape').toEqual([]);
}

/**
 * Lists animations that take longer than 10 ms, and elements with such a transition. A shorter one
 * is no motion, and may stay in the list of a page that draws no frame.
 */
function stillMoving(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const animations = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 10)
      .map((animation) => animation.constructor.name);
    const slow = Array.from(document.querySelectorAll('*')).filter((element) =>
      getComputedStyle(element)
        .transitionDuration.split(', ')
        .some((duration) => Number.parseFloat(duration) > 0.01),
    );
    return [...animations, ...slow.map((element) => element.outerHTML.slice(0, 80))];
  });
}

/** Lists buttons and fields that are told apart from the page around them by colour alone. */
function shapelessControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the browser, so it stands inside
    const hasShape = (element: Element | null) => {
      if (element === null) return false;
      const { appearance, borderTopWidth, outlineStyle } = getComputedStyle(element);
      // The browser draws native checkboxes and radios itself.
      if (element.matches('[type=checkbox], [type=radio]') && appearance !== 'none') return true;
      return borderTopWidth !== '0px' || outlineStyle !== 'none';
    };
    // The buttons of menus look like the text links beside them.
    const controls = document.querySelectorAll('button:not([aria-expanded]), input, select');
    return Array.from(controls)
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => getComputedStyle(control).opacity !== '0')
      .filter((control) => !hasShape(control) && !hasShape(control.parentElement))
      .map((control) => control.outerHTML.slice(0, 100));
  });
}
