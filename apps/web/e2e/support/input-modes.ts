import { expect, type Locator, type Page } from '@playwright/test';
import { stopAt } from './keyboard-navigation.ts';

/** How a test uses a page: with a pointer, or with the keyboard alone. */
export interface InputMode {
  /** Presses a button or follows a link. */
  press(target: Locator): Promise<void>;
  /** Ticks a radio or a checkbox. */
  tick(target: Locator): Promise<void>;
  /** Types into a field. */
  type(target: Locator, text: string): Promise<void>;
  /** Chooses an option of a select by its label. */
  choose(target: Locator, option: string): Promise<void>;
}

export const pointer: InputMode = {
  press: (target) => target.click(),
  tick: (target) => target.check(),
  type: (target, text) => target.fill(text),
  choose: async (target, option) => {
    await target.selectOption({ label: option });
  },
};

const MAX_STOPS = 120;

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/**
 * Reaches every control with Tab, and fails at any stop on the way whose focus is out of view or
 * has no visible indicator.
 */
export function keyboard(page: Page): InputMode {
  const stops = async (until: () => Promise<boolean>, what: string): Promise<void> => {
    for (let stop = 0; stop < MAX_STOPS; stop += 1) {
      if (await until()) return;
      await page.keyboard.press('Tab');
      const at = await stopAt(page);
      expect(at?.problems ?? [], `focus on ${at?.name}`).toEqual([]);
    }
    throw new Error(`Tab did not reach ${what} in ${MAX_STOPS} stops.`);
  };

  const reach = async (target: Locator): Promise<void> => {
    await target.waitFor();
    await stops(() => hasFocus(target), target.toString());
    await expectFocusShown(target);
  };

  return {
    press: async (target) => {
      await reach(target);
      await page.keyboard.press('Enter');
    },
    tick: async (target) => {
      await target.waitFor();
      if ((await target.getAttribute('type')) === 'checkbox') {
        await reach(target);
        await page.keyboard.press('Space');
      } else {
        await tickRadio(page, target, stops);
      }
      await expect(target).toBeChecked();
    },
    type: async (target, text) => {
      await reach(target);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(text);
    },
    choose: async (target, option) => {
      await reach(target);
      await page.keyboard.type(option);
      await expect(target.locator('option:checked')).toHaveText(option);
    },
  };
}

/** A group of radios is one tab stop; the arrow keys move within it. */
async function tickRadio(
  page: Page,
  target: Locator,
  stops: (until: () => Promise<boolean>, what: string) => Promise<void>,
): Promise<void> {
  const isInGroup = () =>
    target.evaluate((radio) => {
      const focused = document.activeElement;
      return (
        radio instanceof HTMLInputElement &&
        focused instanceof HTMLInputElement &&
        focused.type === 'radio' &&
        focused.name === radio.name
      );
    });
  await stops(isInGroup, target.toString());
  await page.keyboard.press('Space');
  for (let step = 0; step < 20 && !(await target.isChecked()); step += 1) {
    await page.keyboard.press('ArrowDown');
  }
}

/** Expects the focused element in the viewport, with a visible focus indicator. */
async function expectFocusShown(target: Locator): Promise<void> {
  await expect(target).toBeInViewport();
  const isShown = await target.evaluate((element) => {
    const focused = [element, element.parentElement].filter((node) => node !== null);
    return focused.some((node) => {
      const { boxShadow, outlineStyle } = getComputedStyle(node);
      return boxShadow !== 'none' || outlineStyle !== 'none';
    });
  });
  expect(isShown, `${target.toString()} shows its focus`).toBe(true);
}
