import type { PriceLine } from '../entity.ts';

/** A line of two prices: the one before and the one after, either of which may be missing. */
export type LinePair =
  | readonly [before: PriceLine, after: PriceLine | null]
  | readonly [before: null, after: PriceLine];

/**
 * Which line of one price is which of another: the one with the same id, else the one with the same name.
 * A line of the price list gets another id once staff write its price, and keeps its name.
 *
 * @returns the lines after in their order, with what they were; then those that are gone.
 */
export function pairLines(before: readonly PriceLine[], after: readonly PriceLine[]): LinePair[] {
  const left = new Set(before);
  const take = (isSame: (line: PriceLine) => boolean): PriceLine | null => {
    const found = [...left].find(isSame) ?? null;
    if (found !== null) left.delete(found);
    return found;
  };
  const sameId = new Map(after.map((line) => [line, take(({ id }) => id === line.id)]));
  const pairs = after.map((line): LinePair => [
    sameId.get(line) ?? take(({ name }) => name === line.name),
    line,
  ]);
  return [...pairs, ...[...left].map((line): LinePair => [line, null])];
}
