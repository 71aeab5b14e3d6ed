import type {
  addCatalogueRowRequest,
  CatalogueEntry,
  endCatalogueRowRequest,
} from '@cleaning/contract/ndis';
import type { CatalogueRow } from '@cleaning/ndis';
import { sydneyDateOf } from '@cleaning/pricing';
import type { z } from 'zod';
import { recordAudit } from '../core/audit/record-audit.ts';
import type { Queryable, Transaction } from '../core/db/client.ts';
import { ApiError, notFound, refuseField } from '../core/http/api-error.ts';
import {
  endLockedCatalogueRow,
  findCatalogueChange,
  insertCatalogueRow,
  listWholeCatalogue,
  lockCatalogueRow,
  overlapsAnotherRow,
  type CatalogueRecord,
} from './catalogue-repository.ts';

/** The user who changes the catalogue, and the time of the call. */
interface CommandContext {
  readonly actorId: string;
  readonly now: Date;
}

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
  { actorId, now }: CommandContext,
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
  await recordChange(transaction, 'create', row, request.reason, { actorId, now });
  return toCatalogueEntry(row);
}

/**
 * Sets the last date of service of a row.
 *
 * @throws ApiError `not_found`, `stale_version`, or `validation_failed` when the date is before the
 *   row's start, or the row would overlap another.
 */
export async function endCatalogueRow(
  transaction: Transaction,
  id: string,
  request: z.output<typeof endCatalogueRowRequest>,
  context: CommandContext,
): Promise<CatalogueEntry> {
  const seen = await lockCatalogueRow(transaction, id);
  if (seen === undefined) throw notFound();
  if (seen.version !== request.version) throw staleRow(seen);
  if (request.effective_to < seen.effectiveFrom) {
    throw refuseField('effective_to', 'The last date cannot be before the first.');
  }
  const row = await refuseOverlap('effective_to', () =>
    endLockedCatalogueRow(transaction, seen, request.effective_to, context.now),
  );
  await recordChange(transaction, 'update', row, request.reason, context);
  return toCatalogueEntry(row);
}

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

const recordChange = (
  transaction: Transaction,
  action: 'create' | 'update',
  row: CatalogueRecord,
  reason: string | undefined,
  { actorId, now }: CommandContext,
): Promise<void> =>
  recordAudit(transaction, {
    actorId,
    action,
    subjectType: 'support_item',
    subjectId: row.id,
    clientId: null,
    reason: reason === undefined || reason === '' ? null : reason,
    now,
  });

const staleRow = (current: CatalogueRecord): ApiError =>
  new ApiError(
    'stale_version',
    'This row has changed since you opened it. Check it and try again.',
    { current: toCatalogueEntry(current) },
  );

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
