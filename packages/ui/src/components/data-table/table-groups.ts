import type { TableGroups } from './table-types.ts';

/** The rows of each group in their order; all of them in one where there are no groups. */
export function groupsOf<Row>(
  rows: readonly Row[],
  groups: TableGroups<Row> | undefined,
): { key: string; rows: readonly Row[] }[] {
  if (groups === undefined) return [{ key: 'all', rows }];
  return [...Map.groupBy(rows, groups.keyOf)].map(([key, own]) => ({ key, rows: own }));
}
