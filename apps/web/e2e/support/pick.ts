import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Leaves only the boxes ticked whose names have one of these parts, among all of a kind. What other tests have in the
 * same list may come and go meanwhile, so no box is known by its place.
 *
 * @param parts such as the name of a client, or a number, which a comma or the end follows.
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
