import { parseItemNumber } from './item-number.ts';
import { SUPPORT_CATALOGUE, type CatalogueRow, type PriceRegion } from './support-catalogue.ts';

/**
 * The catalogue row of an item on a date of service; null when there is none. A suffix is ignored,
 * because the catalogue lists items without.
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
 * The price limit of one unit of an item in whole cents, by region and date of service
 * (`YYYY-MM-DD`). Null when the item is not in effect on that date.
 */
export function priceLimit(
  itemNumber: string,
  region: PriceRegion,
  serviceDate: string,
  catalogue: readonly CatalogueRow[] = SUPPORT_CATALOGUE,
): number | null {
  return catalogueRowOn(itemNumber, serviceDate, catalogue)?.limits[region] ?? null;
}
