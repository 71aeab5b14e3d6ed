import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Ticks only the boxes whose names contain one of these parts, among all boxes of a kind. Rows of
 * other tests may appear and disappear meanwhile, so boxes are found by name and not by position.
 *
 * @param parts such as a client's name or a number, followed by a comma or the end of the name.
 */
export async function tickOnly(
  scope: Page | Locator,
  kind: RegExp,
  parts: readonly string[],
): Promise<void> {
  const wanted = parts.map((part) => new RegExp(`${part}(?:,|$)`, 'u'));
  for (const name of wanted) await expect(scope.getByRole('checkbox', { name })).toBeChecked();
  const othersTicked = async () =>
    (
      await scope
        .getByRole('checkbox', { name: kind, checked: true })
        .evaluateAll((boxes) => boxes.map((box) => box.getAttribute('aria-label') ?? ''))
    ).filter((label) => !wanted.some((name) => name.test(label)));
  await expect(async () => {
    for (const label of await othersTicked()) {
      await scope.getByRole('checkbox', { name: label, exact: true }).uncheck({ timeout: 2000 });
    }
    expect(await othersTicked()).toEqual([]);
  }).toPass();
}
