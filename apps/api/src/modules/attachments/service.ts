import {
  attachmentsEndpoints,
  MAX_QUOTE_ATTACHMENTS,
  UPLOAD_FIELD,
  type FileLink,
  type Page,
  type QuoteAttachment,
  type QuoteStatus,
} from '@cleaning/contract';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Database, Queryable, Transaction } from '../../platform/db/client.ts';
import type { FileService } from '../../platform/files/file-service.ts';
import { isStaff, type Actor } from '../../platform/http/actor.ts';
import { ApiError, notFound, refuseField } from '../../platform/http/api-error.ts';
import type { UploadedFile } from '../../platform/http/handlers.ts';
import { readPage } from '../../platform/http/read-page.ts';
import {
  countAttachments,
  deleteAttachment,
  findAttachedQuote,
  findAttachment,
  insertAttachment,
  listAttachments,
  lockAttachedQuote,
  type AttachedQuoteRow,
  type AttachmentRow,
  type QuoteOwner,
} from './attachment-repository.ts';

interface AttachmentCall {
  readonly id: string;
  readonly actor: Actor;
  readonly now: Date;
}

interface NewAttachment {
  readonly file: UploadedFile;
  readonly quoteId: string;
  readonly actor: Actor;
  readonly now: Date;
}

/** A file that is checked and kept, and the quote that it will belong to. */
export interface KeptAttachment extends Omit<NewAttachment, 'file'> {
  readonly fileId: string;
}

interface ListCall {
  readonly actor: Actor;
  readonly query: { readonly quote_id: string; readonly page: number; readonly page_size: number };
}

/** The files of quotes. A client works on their own while the company has not answered yet. */
export interface AttachmentsService {
  page(call: ListCall): Promise<Page<QuoteAttachment> & { results: QuoteAttachment[] }>;
  /** @throws ApiError `invalid_transition` once the company has answered; 400 past the tenth file. */
  keep(upload: NewAttachment): Promise<KeptAttachment>;
  /** Adds a kept file to its quote. @throws as `keep` does: the quote may have changed meanwhile. */
  add(transaction: Transaction, kept: KeptAttachment): Promise<QuoteAttachment>;
  link(call: AttachmentCall): Promise<FileLink>;
  /** @throws ApiError `permission_denied` for what the other side added. */
  remove(call: AttachmentCall): Promise<void>;
}

export function createAttachmentsService({
  database,
  files,
}: {
  readonly database: Database;
  readonly files: FileService;
}): AttachmentsService {
  return {
    async page({ actor, query }) {
      const { quote_id: quoteId } = query;
      const owner = ownerOf(actor);
      if ((await findAttachedQuote(database, quoteId, owner)) === undefined) throw notFound();
      const { path } = attachmentsEndpoints.listQuoteAttachments;
      return readPage(
        database,
        { path, query },
        {
          count: (snapshot) => countAttachments(snapshot, quoteId),
          list: (snapshot, window) => listAttachments(snapshot, { quoteId, owner }, window),
          toItem: (row) => toAttachment(row, actor),
        },
      );
    },

    async keep({ file, quoteId, actor, now }) {
      // Asked before the file is kept as well, so that most refusals leave nothing behind.
      const quote = await findAttachedQuote(database, quoteId, ownerOf(actor));
      await assertRoom(database, quote, actor);
      const stored = await files.keep(file, {
        clientId: quote?.clientId ?? actor.userId,
        uploaderId: actor.userId,
        source: sourceOf(actor),
        purpose: 'quote_attachment',
        now,
      });
      return { fileId: stored.id, quoteId, actor, now };
    },

    async add(transaction, { fileId, quoteId, actor, now }) {
      const held = await lockAttachedQuote(transaction, quoteId, ownerOf(actor));
      await assertRoom(transaction, held, actor);
      const id = await insertAttachment(transaction, { quoteId, fileId, createdAt: now });
      const row = await readAttachment(transaction, id, actor);
      await noteStaff(transaction, { action: 'update', row, actor, now });
      return toAttachment(row, actor);
    },

    link: ({ id, actor, now }) =>
      database.transaction(async (transaction) => {
        const row = await readAttachment(transaction, id, actor);
        await noteStaff(transaction, { action: 'download', row, actor, now });
        return files.linkTo(row.fileId, now);
      }),

    remove: ({ id, actor, now }) =>
      database.transaction(async (transaction) => {
        const seen = await readAttachment(transaction, id, actor);
        const quote = await lockAttachedQuote(transaction, seen.quoteId, ownerOf(actor));
        assertOpen(quote, actor);
        if (seen.source !== sourceOf(actor)) {
          throw new ApiError('permission_denied', 'Only whoever added a file can remove it.');
        }
        if (!(await deleteAttachment(transaction, id))) throw notFound();
        await noteStaff(transaction, { action: 'update', row: seen, actor, now });
      }),
  };
}

const ownerOf = (actor: Actor): QuoteOwner => (isStaff(actor) ? null : actor.userId);
const sourceOf = (actor: Actor) => (isStaff(actor) ? 'company' : 'client');

/** A client adds and removes files until the company answers; staff at any time. */
const isOpenFor = (status: QuoteStatus, actor: Actor): boolean =>
  isStaff(actor) || status === 'draft' || status === 'submitted';

function assertOpen(
  quote: AttachedQuoteRow | undefined,
  actor: Actor,
): asserts quote is AttachedQuoteRow {
  if (quote === undefined) throw notFound();
  if (isOpenFor(quote.status, actor)) return;
  throw new ApiError(
    'invalid_transition',
    'The files of a quote can be changed until we answer it. Send us a message instead.',
  );
}

async function assertRoom(
  queryable: Queryable,
  quote: AttachedQuoteRow | undefined,
  actor: Actor,
): Promise<void> {
  assertOpen(quote, actor);
  if ((await countAttachments(queryable, quote.id)) < MAX_QUOTE_ATTACHMENTS) return;
  throw refuseField(
    UPLOAD_FIELD,
    `A quote can have ${MAX_QUOTE_ATTACHMENTS} files. Remove one before you add another.`,
  );
}

async function readAttachment(queryable: Queryable, id: string, actor: Actor) {
  const row = await findAttachment(queryable, id, ownerOf(actor));
  if (row === undefined) throw notFound();
  return row;
}

/** What is kept about the files of these quotes of a client, for the copy of their own data. */
export async function exportFor(
  queryable: Queryable,
  actor: Actor,
  quoteIds: readonly string[],
): Promise<QuoteAttachment[]> {
  const found: QuoteAttachment[] = [];
  const all = { limit: MAX_QUOTE_ATTACHMENTS, offset: 0 };
  for (const quoteId of quoteIds) {
    const rows = await listAttachments(queryable, { quoteId, owner: actor.userId }, all);
    found.push(...rows.map((row) => toAttachment(row, actor)));
  }
  return found;
}

function toAttachment(row: AttachmentRow, actor: Actor): QuoteAttachment {
  return {
    id: row.id,
    quote_id: row.quoteId,
    file_name: row.fileName,
    media_type: row.mediaType,
    byte_size: row.byteSize,
    source: row.source,
    created_at: row.createdAt.toISOString(),
    can_remove: row.source === sourceOf(actor) && isOpenFor(row.quoteStatus, actor),
  };
}

interface Deed {
  readonly action: 'update' | 'download';
  readonly row: AttachmentRow;
  readonly actor: Actor;
  readonly now: Date;
}

async function noteStaff(transaction: Transaction, { action, row, actor, now }: Deed) {
  if (!isStaff(actor)) return;
  await recordAudit(transaction, {
    actorId: actor.userId,
    action,
    subjectType: 'quote',
    subjectId: row.quoteId,
    clientId: row.clientId,
    reason: null,
    now,
  });
}
