import type { CatalogueEntry } from '@cleaning/contract/ndis';
import type { CatalogueRecord } from './catalogue-repository.ts';

/** A row as the API shows it. */
export function toCatalogueEntry(row: CatalogueRecord): CatalogueEntry {
  return {
    id: row.id,
    item_number: row.itemNumber,
    name: row.name,
    unit: row.unit,
    effective_from: row.effectiveFrom,
    effective_to: row.effectiveTo,
    limits: {
      standard_cents: row.standardLimitCents,
      remote_cents: row.remoteLimitCents,
      very_remote_cents: row.veryRemoteLimitCents,
    },
    version: row.version,
    created_at: row.createdAt.toISOString(),
  };
}
