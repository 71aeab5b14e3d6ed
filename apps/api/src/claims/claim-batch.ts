import { randomUUID } from 'node:crypto';
import {
  MAX_BATCH_INVOICES,
  type ClaimBatch,
  type createClaimBatchRequest,
} from '@cleaning/contract/claims';
import { bulkPaymentFiles, bulkPaymentFormatOn } from '@cleaning/ndis';
import { sydneyDateOf } from '@cleaning/pricing';
import type { z } from 'zod';
import { recordAudit } from '../core/audit/record-audit.ts';
import type { Database, Queryable, Transaction } from '../core/db/client.ts';
import { inTransaction } from '../core/db/in-transaction.ts';
import { notFound, refuse, refuseField } from '../core/http/api-error.ts';
import type { FileAnswer } from '../core/http/handlers.ts';
import type { OfficeViewer } from '../core/http/viewer.ts';
import type { Secrets } from '../core/security/secrets.ts';
import { revealNdisNumber } from '../clients/client-directory.ts';
import {
  listLinesOf,
  lockClaimedInvoices,
  lockReadyInvoices,
  moveClaim,
  sumLinePayments,
  type ClaimedInvoice,
} from '../invoices/index.ts';
import { readCatalogue } from '../ndis/support-catalogue.ts';
import { readSettings } from '../settings/settings-record.ts';
import {
  findBatch,
  findFile,
  insertBatch,
  insertBatchInvoices,
  insertFiles,
} from './claim-repository.ts';
import { assertReady, claimOf } from './claim-rows.ts';
import { toClaimBatch } from './view.ts';

/** The user who makes claims, and when. */
interface ClaimContext {
  readonly viewer: OfficeViewer;
  /** Reads the NDIS numbers of clients, and encrypts the files, which show them. */
  readonly secrets: Pick<Secrets, 'encrypt' | 'decryptOrNull'>;
  readonly now: Date;
}

type Request = z.output<typeof createClaimBatchRequest>;

/** Reads the NDIS numbers for the files. Each access is recorded in the audit log. */
async function revealNumbers(
  transaction: Transaction,
  locked: readonly ClaimedInvoice[],
  { viewer, secrets, now }: ClaimContext,
): Promise<ReadonlyMap<string, string | null>> {
  const numbers = new Map<string, string | null>();
  for (const clientId of new Set(locked.map((invoice) => invoice.clientId))) {
    const reason = 'For a bulk payment request.';
    numbers.set(
      clientId,
      await revealNdisNumber(transaction, {
        secrets,
        clientId,
        actorId: viewer.staffId,
        reason,
        now,
      }),
    );
  }
  return numbers;
}

/**
 * Writes the files of a batch and marks its invoices as submitted, both in the caller's
 * transaction.
 *
 * @throws ApiError `validation_failed` when there is nothing to claim or something is missing,
 *   `invalid_transition` when a chosen invoice is not ready.
 */
export async function createClaimBatch(
  transaction: Transaction,
  request: Request,
  context: ClaimContext,
): Promise<ClaimBatch> {
  const { viewer, secrets, now } = context;
  const actorId = viewer.staffId;
  const locked = await lockChosenInvoices(transaction, request, context);
  const numbers = await revealNumbers(transaction, locked, context);
  const lines = await listLinesOf(
    transaction,
    locked.map(({ id }) => id),
  );
  const paidByLine = await sumLinePayments(
    transaction,
    lines.map(({ id }) => id),
  );
  const { csvDateFormat, ndisRegistrationGroups: registrationGroups } =
    await readSettings(transaction);
  const linesOf = Map.groupBy(lines, ({ invoiceId }) => invoiceId);
  const { rows: catalogue } = await readCatalogue(transaction);
  const claims = locked.map((invoice) => ({
    id: invoice.id,
    ...claimOf(
      {
        invoice,
        lines: linesOf.get(invoice.id) ?? [],
        paidByLine,
        ndisNumber: numbers.get(invoice.clientId) ?? null,
      },
      { registrationGroups, catalogue },
    ),
  }));
  const rows = claims.flatMap((claim) => claim.rows);
  const format = bulkPaymentFormatOn(sydneyDateOf(now));
  const batchId = randomUUID();
  const batchNumber = await insertBatch(transaction, {
    id: batchId,
    formatVersion: format.version,
    csvDateFormat,
    invoiceCount: locked.length,
    rowCount: rows.length,
    totalCents: claims.reduce((sum, { claimedCents }) => sum + claimedCents, 0),
    createdBy: actorId,
    createdAt: now,
  });
  const files = bulkPaymentFiles(rows, { format, dateFormat: csvDateFormat, batchNumber });
  await insertFiles(
    transaction,
    files.map(({ fileName, rowCount, content }, index) => ({
      batchId,
      part: index + 1,
      fileName,
      rowCount,
      contentEncrypted: secrets.encrypt(content, contextOf(batchId, index + 1)),
    })),
  );
  const reason = `In batch ${batchNumber}.`;
  await insertBatchInvoices(
    transaction,
    batchId,
    locked.map(({ id }) => id),
  );
  for (const { id, claimedCents } of claims) {
    const details = { reason, claimedCents };
    await moveClaim(transaction, { id, viewer, now }, 'submit_claim', details);
  }
  await recordAudit(transaction, {
    actorId,
    action: 'create',
    subjectType: 'claim_file',
    subjectId: batchId,
    clientId: null,
    reason,
    now,
  });
  return readBatch(transaction, batchId);
}

/** A file of a batch, exactly as it was made. Each download is recorded in the audit log. */
export const downloadClaimFile = (
  database: Database,
  id: string,
  part: number,
  { viewer, secrets, now }: ClaimContext,
): Promise<FileAnswer> =>
  inTransaction(database, async (transaction) => {
    const file = await findFile(transaction, id, part);
    if (file === undefined) throw notFound();
    await recordAudit(transaction, {
      actorId: viewer.staffId,
      action: 'download',
      subjectType: 'claim_file',
      subjectId: id,
      clientId: null,
      reason: file.fileName,
      now,
    });
    const content = secrets.decryptOrNull(file.contentEncrypted, contextOf(id, part));
    if (content === null) {
      throw refuse(
        'This file cannot be read. Reject the claims of this batch, and claim them again.',
      );
    }
    return {
      fileName: file.fileName,
      mediaType: 'text/csv; charset=utf-8',
      content: Buffer.from(content, 'utf8'),
    };
  });

/**
 * The encryption context, which prevents one file's ciphertext from being used in place of
 * another's.
 */
const contextOf = (batchId: string, part: number) => `claim-file/${batchId}/${part}`;

async function lockChosenInvoices(
  transaction: Transaction,
  { invoice_ids: ids }: Request,
  { viewer }: ClaimContext,
): Promise<ClaimedInvoice[]> {
  if (ids === undefined) {
    const ready = await lockReadyInvoices(transaction, MAX_BATCH_INVOICES);
    if (ready.length === 0) throw refuse('No invoice is ready to be claimed.');
    return ready;
  }
  const wanted = new Set(ids);
  const locked = await lockClaimedInvoices(transaction, [...wanted]);
  if (locked.length !== wanted.size) {
    throw refuseField('invoice_ids', 'One of these is not an NDIS invoice. Read the list again.');
  }
  for (const invoice of locked) assertReady(invoice, viewer);
  return locked;
}

async function readBatch(queryable: Queryable, id: string): Promise<ClaimBatch> {
  const found = await findBatch(queryable, id);
  if (found === undefined) throw new Error('A batch is missing after it was made.');
  return toClaimBatch(found);
}
