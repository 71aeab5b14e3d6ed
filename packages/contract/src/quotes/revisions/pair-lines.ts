import type { PriceLine } from '../entity.ts';

/** A line of two prices, before and after; either may be missing. */
export type LinePair =
  | readonly [before: PriceLine, after: PriceLine | null]
  | readonly [before: null, after: PriceLine];

/**
 * Pairs the lines of two prices: lines with the same id, or else with the same name. A line of the
 * price list gets another id once staff write its price, but keeps its name.
 *
 * @returns the lines of the later price in their order, each with its earlier version; then the
 *   removed lines.
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
