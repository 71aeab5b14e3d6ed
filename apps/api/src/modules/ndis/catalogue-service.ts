import type {
  addCatalogueRowRequest,
  CatalogueEntry,
  endCatalogueRowRequest,
} from '@cleaning/contract';
import type { CatalogueRow } from '@cleaning/ndis';
import { sydneyDateOf } from '@cleaning/pricing';
import type { z } from 'zod';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Database, Queryable, Transaction } from '../../platform/db/client.ts';
import { ApiError, notFound, refuseField } from '../../platform/http/api-error.ts';
import {
  endLockedCatalogueRow,
  findCatalogueChange,
  insertCatalogueRow,
  listWholeCatalogue,
  lockCatalogueRow,
  overlapsAnotherRow,
  type CatalogueRecord,
} from './catalogue-repository.ts';

/** Who changes the catalogue, and when. */
interface CommandContext {
  readonly actorId: string;
  readonly now: Date;
}

/** The support catalogue as the rules of the package read it, and what to call its present state. */
export interface SupportCatalogue {
  readonly rows: readonly CatalogueRow[];
  /** The day on which anything in it last changed, in Sydney. */
  readonly version: string;
}

/** Reads every row, for checks and prices. */
export async function readCatalogue(queryable: Queryable): Promise<SupportCatalogue> {
  // One after the other: a transaction has one connection.
  const rows = await listWholeCatalogue(queryable);
  const changedAt = await findCatalogueChange(queryable);
  return {
    rows: rows.map(toCatalogueRow),
    version: changedAt === null ? 'empty' : sydneyDateOf(changedAt),
  };
}

/**
 * Adds a row, in the caller's transaction.
 *
 * @throws ApiError `validation_failed` when the item has a row for some of these dates already.
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
 * Says on which date of service a row ends.
 *
 * @throws ApiError `not_found`, `stale_version`, or `validation_failed` when that is before its start
 * or would overlap another row.
 */
export async function endCatalogueRow(
  database: Database,
  id: string,
  request: z.output<typeof endCatalogueRowRequest>,
  context: CommandContext,
): Promise<CatalogueEntry> {
  return database.transaction(async (transaction) => {
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
  });
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
