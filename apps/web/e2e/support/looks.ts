import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** No violation of WCAG 2.2 AA, and none of axe's best practices either. */
export async function expectAccessible(
  page: Page,
  withoutRules: readonly string[] = [],
): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).disableRules([...withoutRules]).analyze();
  const findings = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`,
  );
  expect(findings, `axe on ${page.url()}`).toEqual([]);
}

/** Nothing sticks out sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { scroll, client } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    client: document.documentElement.clientWidth,
  }));
  expect(scroll, `${page.url()} is wider than its window`).toBeLessThanOrEqual(client);
}

const setTextSize = (page: Page, size: string): Promise<void> =>
  page.evaluate((value) => {
    document.documentElement.style.fontSize = value;
  }, size);

/** Text of twice the size fits on the smallest phone, on a common one and on a desk. */
export async function expectFitsLargeText(page: Page): Promise<void> {
  await setTextSize(page, '200%');
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
  }
  await setTextSize(page, '');
}
