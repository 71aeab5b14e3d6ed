import {
  attachmentsEndpoints,
  MAX_QUOTE_ATTACHMENTS,
  type QuoteAttachment,
} from '@cleaning/contract/attachments';
import type { FileLink } from '@cleaning/contract/files';
import { UPLOAD_FIELD } from '@cleaning/contract/http/rules';
import type { QuoteStatus } from '@cleaning/contract/quotes/rules';
import type { HandlerDependencies } from '../core/dependencies.ts';
import type { Secrets } from '../core/security/secrets.ts';
import { recordAudit } from '../core/audit/record-audit.ts';
import type { Queryable, Transaction } from '../core/db/client.ts';
import { keepFile } from '../core/files/keep-file.ts';
import { linkToFile } from '../core/files/file-links.ts';
import { ApiError, notFound, refuseField } from '../core/http/api-error.ts';
import type { UploadedFile } from '../core/http/handlers.ts';
import { userIdOf, type UserViewer } from '../core/http/viewer.ts';
import { list } from '../core/list.ts';
import { lockQuote } from '../quotes/index.ts';
import {
  attachmentsOf,
  countAttachments,
  deleteAttachment,
  findAttachedQuote,
  findAttachment,
  insertAttachment,
  type AttachedQuoteRow,
  type AttachmentRow,
} from './attachment-repository.ts';

interface AttachmentCall {
  readonly id: string;
  readonly viewer: UserViewer;
  readonly now: Date;
}

interface NewAttachment {
  readonly file: UploadedFile;
  readonly quoteId: string;
  readonly viewer: UserViewer;
  readonly now: Date;
}

/** A file that was checked and stored, and the quote to add it to. */
interface StoredAttachment extends Omit<NewAttachment, 'file'> {
  readonly fileId: string;
}

export const listQuoteAttachments = list(attachmentsEndpoints.listQuoteAttachments, {
  async from({ snapshot, viewer, query: { quote_id: quoteId } }) {
    if ((await findAttachedQuote(snapshot, quoteId, viewer)) === undefined) throw notFound();
    return attachmentsOf(quoteId, viewer);
  },
  view: (row, { viewer }) => toAttachment(row, viewer),
});

/**
 * Stores a file for a quote, which is not added yet. A client may add files until the company has
 * answered.
 *
 * @throws ApiError `invalid_transition` once the company has answered; 400 for more than ten files.
 */
export async function storeAttachment(
  storage: Pick<HandlerDependencies, 'database' | 'fileStore'>,
  { file, quoteId, viewer, now }: NewAttachment,
): Promise<StoredAttachment> {
  // Checking before the file is stored as well means that most refusals leave no orphan.
  const quote = await findAttachedQuote(storage.database, quoteId, viewer);
  await assertRoom(storage.database, quote, viewer);
  const stored = await keepFile(storage, file, {
    clientId: quote?.clientId ?? userIdOf(viewer),
    uploaderId: userIdOf(viewer),
    source: sourceOf(viewer),
    purpose: 'quote_attachment',
    now,
  });
  return { fileId: stored.id, quoteId, viewer, now };
}

/**
 * Adds a stored file to its quote.
 *
 * @throws ApiError as {@link storeAttachment} does, because the quote may have changed since.
 */
export async function addAttachment(
  transaction: Transaction,
  { fileId, quoteId, viewer, now }: StoredAttachment,
): Promise<QuoteAttachment> {
  const locked = await lockQuote(transaction, quoteId, viewer);
  await assertRoom(transaction, locked, viewer);
  const id = await insertAttachment(transaction, { quoteId, fileId, createdAt: now });
  const row = await readAttachment(transaction, id, viewer);
  await noteStaff(transaction, { action: 'update', row, viewer, now });
  return toAttachment(row, viewer);
}

export async function linkToAttachment(
  transaction: Transaction,
  secrets: Secrets,
  { id, viewer, now }: AttachmentCall,
): Promise<FileLink> {
  const row = await readAttachment(transaction, id, viewer);
  await noteStaff(transaction, { action: 'download', row, viewer, now });
  return linkToFile(secrets, { fileId: row.fileId, now });
}

/** @throws ApiError `permission_denied` for a file that the other side added. */
export async function removeAttachment(
  transaction: Transaction,
  { id, viewer, now }: AttachmentCall,
): Promise<void> {
  const seen = await readAttachment(transaction, id, viewer);
  const quote = await lockQuote(transaction, seen.quoteId, viewer);
  assertOpen(quote, viewer);
  if (seen.source !== sourceOf(viewer)) {
    throw new ApiError('permission_denied', 'Only the person who added a file can remove it.');
  }
  if (!(await deleteAttachment(transaction, id))) throw notFound();
  await noteStaff(transaction, { action: 'update', row: seen, viewer, now });
}

const sourceOf = (viewer: UserViewer) => (viewer.kind === 'office' ? 'company' : 'client');

/** A client adds and removes files until the company answers; staff at any time. */
const isOpenFor = (status: QuoteStatus, viewer: UserViewer): boolean =>
  viewer.kind === 'office' || status === 'draft' || status === 'submitted';

function assertOpen(
  quote: AttachedQuoteRow | undefined,
  viewer: UserViewer,
): asserts quote is AttachedQuoteRow {
  if (quote === undefined) throw notFound();
  if (isOpenFor(quote.status, viewer)) return;
  throw new ApiError(
    'invalid_transition',
    'The files of a quote can be changed until we answer it. Send us a message instead.',
  );
}

async function assertRoom(
  queryable: Queryable,
  quote: AttachedQuoteRow | undefined,
  viewer: UserViewer,
): Promise<void> {
  assertOpen(quote, viewer);
  if ((await countAttachments(queryable, quote.id)) < MAX_QUOTE_ATTACHMENTS) return;
  throw refuseField(
    UPLOAD_FIELD,
    `A quote can have ${MAX_QUOTE_ATTACHMENTS} files. Remove one before you add another.`,
  );
}

async function readAttachment(queryable: Queryable, id: string, viewer: UserViewer) {
  const row = await findAttachment(queryable, id, viewer);
  if (row === undefined) throw notFound();
  return row;
}

/** The files of some quotes of a client, for the export of their data. */
export async function exportFor(
  queryable: Queryable,
  viewer: UserViewer,
  quoteIds: readonly string[],
): Promise<QuoteAttachment[]> {
  const found: QuoteAttachment[] = [];
  const all = { limit: MAX_QUOTE_ATTACHMENTS, offset: 0 };
  for (const quoteId of quoteIds) {
    const rows = await attachmentsOf(quoteId, viewer).page(queryable, all);
    found.push(...rows.map((row) => toAttachment(row, viewer)));
  }
  return found;
}

function toAttachment(row: AttachmentRow, viewer: UserViewer): QuoteAttachment {
  return {
    id: row.id,
    quote_id: row.quoteId,
    file_name: row.fileName,
    media_type: row.mediaType,
    byte_size: row.byteSize,
    source: row.source,
    created_at: row.createdAt.toISOString(),
    can_remove: row.source === sourceOf(viewer) && isOpenFor(row.quoteStatus, viewer),
  };
}

interface AuditDetails {
  readonly action: 'update' | 'download';
  readonly row: AttachmentRow;
  readonly viewer: UserViewer;
  readonly now: Date;
}

async function noteStaff(transaction: Transaction, { action, row, viewer, now }: AuditDetails) {
  if (viewer.kind !== 'office') return;
  await recordAudit(transaction, {
    actorId: viewer.staffId,
    action,
    subjectType: 'quote',
    subjectId: row.quoteId,
    clientId: row.clientId,
    reason: null,
    now,
  });
}
