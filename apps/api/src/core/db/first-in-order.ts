/** The most records of one kind that a search by their references shows. */
const MAX_NAMED = 5;

/**
 * Sorts rows by the position of their key among the references that were searched for, and returns
 * the first ones. A key that is not among them comes last.
 */
export function firstInOrder<Row>(
  rows: readonly Row[],
  keys: readonly (string | null)[],
  keyOf: (row: Row) => string | null,
): Row[] {
  const places = new Map(keys.map((key, place) => [key, place]));
  const placeOf = (row: Row) => places.get(keyOf(row)) ?? keys.length;
  return rows.toSorted((a, b) => placeOf(a) - placeOf(b)).slice(0, MAX_NAMED);
}
