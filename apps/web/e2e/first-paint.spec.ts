import type { Page } from '@playwright/test';
import { site } from './support/site.ts';
import { expect, test } from './support/test.ts';

/** The position and computed style of every element once all transitions have ended. */
function layoutAndStyle(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish();
    }
    return [...document.querySelectorAll('body *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      return [
        `<${element.localName} class="${element.getAttribute('class') ?? ''}">`,
        [x, y, width, height].map(Math.round).join(' '),
        style.color,
        style.backgroundColor,
        style.font,
        style.display,
        style.visibility,
        style.opacity,
        style.borderColor,
        style.boxShadow,
      ].join(' | ');
    });
  });
}

/**
 * A prerendered page inlines only some of its style rules. Compares each page before and after the
 * whole style sheets have loaded, because other tests cannot tell which rules are inlined.
 */
for (const path of [
  ...Object.keys(site.pages),
  ...Object.keys(site.accountPages),
  '/no-such-page',
]) {
  test(`${path} looks the same before its style sheets have loaded`, async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(/net::ERR_FAILED/u, /status of 404/u);
    await page.route(/\/assets\/.*\.js$/u, (route) => route.abort());
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      const before = await layoutAndStyle(page);
      await page.evaluate(async () => {
        const starter = document.querySelector<HTMLElement>('script[data-styles]');
        const { styles = '', sectionStyles = '' } = starter?.dataset ?? {};
        const sheets = `${styles} ${sectionStyles}`.trim().split(' ');
        await Promise.all(
          sheets.map((href) => {
            const sheet = Object.assign(document.createElement('link'), {
              rel: 'stylesheet',
              href,
            });
            const loaded = new Promise((resolve, reject) => {
              sheet.addEventListener('load', resolve);
              sheet.addEventListener('error', reject);
            });
            document.head.append(sheet);
            return loaded;
          }),
        );
      });
      expect(await page.locator('head > link[rel=stylesheet]').count()).toBeGreaterThan(2);
      expect(await layoutAndStyle(page)).toEqual(before);
    }
  });
}
