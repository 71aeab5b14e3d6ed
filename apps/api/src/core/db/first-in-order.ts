/**
 * Sorts rows by the position of their key in a list, and returns the first ones. A key that is not
 * in the list comes last.
 */
export function firstInOrder<Row>(
  rows: readonly Row[],
  keys: readonly (string | null)[],
  { keyOf, limit }: { readonly keyOf: (row: Row) => string | null; readonly limit: number },
): Row[] {
  const places = new Map(keys.map((key, place) => [key, place]));
  const placeOf = (row: Row) => places.get(keyOf(row)) ?? keys.length;
  return rows.toSorted((a, b) => placeOf(a) - placeOf(b)).slice(0, limit);
}
