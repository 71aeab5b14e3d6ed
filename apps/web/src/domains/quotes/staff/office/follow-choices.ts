import type { QuoteChoices } from '@cleaning/contract/quotes';
import { isChanged, listLines, type LineValues } from '../offer/offer-values.ts';

/**
 * The lines of an offer after its choices changed: each choice has its line of the price list. A line
 * whose price was changed keeps that price, one that was removed stays away, and what staff added stays.
 */
export function linesAfterChoice(
  items: readonly LineValues[],
  before: QuoteChoices,
  after: QuoteChoices,
): LineValues[] {
  const was = new Map(listLines(before).map((line) => [line.description, line]));
  const is = listLines(after);
  const own = new Map(items.map((line) => [line.description, line]));
  const listed = is.flatMap((line): LineValues[] => {
    const earlier = was.get(line.description);
    const mine = own.get(line.description);
    if (mine === undefined) return earlier === undefined ? [line] : [];
    return [followed(mine, line, earlier)];
  });
  const names = new Set(is.map(({ description }) => description));
  const added = items.filter(({ description }) => !was.has(description) && !names.has(description));
  return [...listed, ...added];
}

/** A line with the list price and the count of the new choices, unless staff changed them. */
function followed(mine: LineValues, list: LineValues, earlier: LineValues | undefined): LineValues {
  const quantity = mine.quantity === (earlier ?? list).quantity ? list.quantity : mine.quantity;
  const price = isChanged(mine) ? mine : list;
  return {
    ...mine,
    quantity,
    unit_cents: price.unit_cents,
    reason: price.reason,
    list_unit_cents: list.list_unit_cents,
  };
}
