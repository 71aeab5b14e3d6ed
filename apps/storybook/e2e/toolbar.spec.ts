import dark from '@cleaning/ui/dark.tokens.json' with { type: 'json' };
import light from '@cleaning/ui/light.tokens.json' with { type: 'json' };
import type { FrameLocator, Locator } from '@playwright/test';
import { expect, test } from './workbench.ts';
import { rgb } from './rgb.ts';

const BUTTON = 'controls-button--primary';
const buttonIn = (frame: FrameLocator): Locator =>
  frame.getByRole('button', { name: 'Approve quote' });

const primary = { light: rgb(light['color-primary']), dark: rgb(dark['color-primary']) };

test('shows a story in light, in dark, or in both side by side', async ({ workbench, page }) => {
  await workbench.openStory(BUTTON);
  const button = buttonIn(workbench.frame);
  await expect(button).toHaveCSS('background-color', primary.light);
  await expect(await workbench.openMenu('Palette')).toHaveText(['Light', 'Dark', 'Light and dark']);
  await page.keyboard.press('Escape');

  await workbench.choose('Palette', 'Dark');
  await expect(button).toHaveCSS('background-color', primary.dark);

  await workbench.choose('Palette', 'Light and dark');
  await expect(button).toHaveCSS('background-color', primary.light);
  const second = buttonIn(page.frameLocator('iframe[title="In dark"]'));
  await expect(second).toHaveCSS('background-color', primary.dark);

  await workbench.choose('Palette', 'Light');
  await expect(second).toHaveCount(0);
  await expect(button).toHaveCSS('background-color', primary.light);
});

test('doubles the text of a story and sets it back', async ({ workbench, page }) => {
  await workbench.openStory(BUTTON);
  const button = buttonIn(workbench.frame);
  const sizeOf = () => button.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
  const before = await sizeOf();
  await expect(await workbench.openMenu('Text size')).toHaveText(['Text 100 %', 'Text 200 %']);
  await page.keyboard.press('Escape');

  await workbench.choose('Text size', 'Text 200 %');
  await expect.poll(sizeOf).toBe(2 * before);
  await workbench.choose('Text size', 'Text 100 %');
  await expect.poll(sizeOf).toBe(before);
});

test('shows a story at the width of a phone, a tablet and a desk', async ({ workbench, page }) => {
  await workbench.openStory(BUTTON);
  await expect(buttonIn(workbench.frame)).toBeVisible();
  const widths = ['320', '390', '768', '1440'];
  await expect(await workbench.openMenu('Viewport')).toHaveText(['Reset viewport', ...widths]);
  await page.keyboard.press('Escape');
  for (const width of widths) {
    await workbench.choose('Viewport', width);
    await expect.poll(() => workbench.matches(`(width: ${width}px)`)).toBe(true);
  }
});

test('takes the motion out of a story for people who asked for less', async ({
  workbench,
  page,
}) => {
  await workbench.openStory('feedback-loader--classic');
  const loader = workbench.frame.getByRole('status');
  const movements = () =>
    loader.evaluate((element) =>
      element
        .getAnimations({ subtree: true })
        .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : '')),
    );
  await expect(loader).toBeVisible();
  await expect(await workbench.openMenu('Motion,')).toHaveText(['Full motion', 'Reduced motion']);
  await page.keyboard.press('Escape');
  const full = await movements();
  expect(full).not.toEqual([]);

  await workbench.choose('Motion,', 'Reduced motion');
  await expect.poll(() => workbench.matches('(prefers-reduced-motion: reduce)')).toBe(true);
  await expect.poll(movements).not.toEqual(full);
  await workbench.choose('Motion,', 'Full motion');
  await expect.poll(movements).toEqual(full);
});

test('shows a story in the colours that a system forces', async ({ workbench, page }) => {
  await workbench.openStory(BUTTON);
  const button = buttonIn(workbench.frame);
  await expect(button).toHaveCSS('background-color', primary.light);
  await expect(await workbench.openMenu('Forced')).toHaveText(['Own colours', 'Forced colours']);
  await page.keyboard.press('Escape');

  await workbench.choose('Forced', 'Forced colours');
  await expect(button).not.toHaveCSS('background-color', primary.light);
  const canvas = await workbench.frame
    .locator('html')
    .evaluate((root) => getComputedStyle(root).backgroundColor);
  await expect(button).toHaveCSS('background-color', canvas);
  await workbench.choose('Forced', 'Own colours');
  await expect(button).toHaveCSS('background-color', primary.light);
});
