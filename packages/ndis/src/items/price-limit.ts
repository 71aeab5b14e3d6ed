import { parseItemNumber } from './item-number.ts';
import { SUPPORT_CATALOGUE, type CatalogueRow, type PriceRegion } from './support-catalogue.ts';

/**
 * The row of an item on a date of service, or null when the catalogue has none. A suffix is ignored:
 * the catalogue lists items without.
 */
export function catalogueRowOn(
  itemNumber: string,
  serviceDate: string,
  catalogue: readonly CatalogueRow[] = SUPPORT_CATALOGUE,
): CatalogueRow | null {
  const base = parseItemNumber(itemNumber)?.base;
  return (
    catalogue.find(
      (row) =>
        row.itemNumber === base &&
        row.effectiveFrom <= serviceDate &&
        (row.effectiveTo === null || serviceDate <= row.effectiveTo),
    ) ?? null
  );
}

/**
 * The most that may be charged for one unit of an item, in whole cents, by where and on which date
 * (`YYYY-MM-DD`) it is delivered. Null when the item is not in effect on that date.
 */
export function priceLimit(
  itemNumber: string,
  region: PriceRegion,
  serviceDate: string,
  catalogue: readonly CatalogueRow[] = SUPPORT_CATALOGUE,
): number | null {
  return catalogueRowOn(itemNumber, serviceDate, catalogue)?.limits[region] ?? null;
}
