import type {
  addCatalogueRowRequest,
  CatalogueEntry,
  endCatalogueRowRequest,
} from '@cleaning/contract/ndis';
import type { CatalogueRow } from '@cleaning/ndis';
import { sydneyDateOf } from '@cleaning/pricing';
import type { z } from 'zod';
import { recordAudit } from '../core/audit/record-audit.ts';
import type { CommandCall } from '../core/command.ts';
import type { Queryable, Transaction } from '../core/db/client.ts';
import { editRecord, reasonOf, type EditedRecord } from '../core/edit.ts';
import { refuseField } from '../core/http/api-error.ts';
import {
  endLockedCatalogueRow,
  findCatalogueChange,
  insertCatalogueRow,
  listWholeCatalogue,
  lockCatalogueRow,
  overlapsAnotherRow,
  type CatalogueRecord,
} from './catalogue-repository.ts';
import { toCatalogueEntry } from './view.ts';

/** The support catalogue in the form that the rules of the NDIS package read, with its version. */
export interface SupportCatalogue {
  readonly rows: readonly CatalogueRow[];
  /** The Sydney date of the last change of any row. */
  readonly version: string;
}

/** Reads every row, for checks and prices. */
export async function readCatalogue(queryable: Queryable): Promise<SupportCatalogue> {
  // Run one after the other, because a transaction has one connection.
  const rows = await listWholeCatalogue(queryable);
  const changedAt = await findCatalogueChange(queryable);
  return {
    rows: rows.map(toCatalogueRow),
    version: changedAt === null ? 'empty' : sydneyDateOf(changedAt),
  };
}

/**
 * Adds a row.
 *
 * @throws ApiError `validation_failed` when another row of the item covers some of these dates.
 */
export async function addCatalogueRow(
  transaction: Transaction,
  request: z.output<typeof addCatalogueRowRequest>,
  { actorId, now }: { readonly actorId: string; readonly now: Date },
): Promise<CatalogueEntry> {
  const row = await refuseOverlap('effective_from', () =>
    insertCatalogueRow(transaction, {
      itemNumber: request.item_number,
      name: request.name,
      unit: request.unit,
      effectiveFrom: request.effective_from,
      effectiveTo: request.effective_to,
      standardLimitCents: request.limits.standard_cents,
      remoteLimitCents: request.limits.remote_cents,
      veryRemoteLimitCents: request.limits.very_remote_cents,
      createdAt: now,
      updatedAt: now,
    }),
  );
  await recordAudit(transaction, {
    actorId,
    action: 'create',
    ...catalogueRecord.subjectOf({ row }),
    reason: reasonOf(request),
    now,
  });
  return toCatalogueEntry(row);
}

const catalogueRecord: EditedRecord<
  { readonly row: CatalogueRecord },
  CatalogueEntry,
  { readonly effectiveTo: string },
  CommandCall
> = {
  async lock(transaction, { id }) {
    const row = await lockCatalogueRow(transaction, id);
    return row && { row };
  },
  viewOf: ({ row }) => toCatalogueEntry(row),
  staleMessage: 'This row has changed since you opened it. Check it and try again.',
  write: async (transaction, { row }, { effectiveTo }, { updatedAt }) => ({
    row: await refuseOverlap('effective_to', () =>
      endLockedCatalogueRow(transaction, row, effectiveTo, updatedAt),
    ),
  }),
  subjectOf: ({ row }) => ({ subjectType: 'support_item', subjectId: row.id, clientId: null }),
};

/**
 * Sets the last date of service of a row.
 *
 * @throws ApiError `validation_failed` when the date is before the row's start, or the row would
 *   overlap another.
 */
export const endCatalogueRow = (
  transaction: Transaction,
  call: CommandCall,
  { effective_to: effectiveTo, reason }: z.output<typeof endCatalogueRowRequest>,
): Promise<CatalogueEntry> =>
  editRecord(catalogueRecord, transaction, call, {
    changes({ row }) {
      if (effectiveTo >= row.effectiveFrom) return { effectiveTo };
      throw refuseField('effective_to', 'The last date cannot be before the first.');
    },
    reason,
  });

async function refuseOverlap<Result>(
  field: 'effective_from' | 'effective_to',
  write: () => Promise<Result>,
): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (!overlapsAnotherRow(error)) throw error;
    throw refuseField(
      field,
      'This item already has limits for some of these dates. End that row first, or choose other dates.',
    );
  }
}

function toCatalogueRow(row: CatalogueRecord): CatalogueRow {
  return {
    itemNumber: row.itemNumber,
    name: row.name,
    unit: row.unit,
    effectiveFrom: row.effectiveFrom,
    effectiveTo: row.effectiveTo,
    limits: {
      standard: row.standardLimitCents,
      remote: row.remoteLimitCents,
      very_remote: row.veryRemoteLimitCents,
    },
  };
}
