import { asc, eq, inArray } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/client.ts';
import { mailAttachments, mails } from '../db/schema/index.ts';
import { fileNameOf, type Attachment, type StoredAttachment } from './attachment.ts';

type AttachmentRow = typeof mailAttachments.$inferSelect;

/** A file of an email, without its content. */
export interface AttachmentSummary {
  readonly id: string;
  readonly mailId: string;
  readonly fileName: string;
  readonly mediaType: string;
}

/** Stores the files of an email, in their order. */
export async function insertAttachments(
  transaction: Transaction,
  mailId: string,
  attachments: readonly Attachment[],
): Promise<void> {
  if (attachments.length === 0) return;
  await transaction
    .insert(mailAttachments)
    .values(attachments.map((each, position) => toRow(each, mailId, position)));
}

function toRow(attachment: Attachment, mailId: string, position: number) {
  const place = { mailId, position, fileName: fileNameOf(attachment) };
  if ('content' in attachment) {
    return { ...place, mediaType: attachment.mediaType, content: attachment.content };
  }
  const source =
    'pdf' in attachment ? { pdf: attachment.pdf } : { pdfEncrypted: attachment.pdfEncrypted };
  return { ...place, mediaType: 'application/pdf', ...source };
}

/** The files of one email, to be sent. */
export async function listAttachments(
  queryable: Queryable,
  mailId: string,
): Promise<StoredAttachment[]> {
  const rows = await queryable
    .select()
    .from(mailAttachments)
    .where(eq(mailAttachments.mailId, mailId))
    .orderBy(asc(mailAttachments.position));
  return rows.map(toStored);
}

function toStored({ content, pdf, pdfEncrypted, ...row }: AttachmentRow): StoredAttachment {
  const { id, fileName, mediaType } = row;
  const about = { id, fileName, mediaType };
  if (content !== null) return { ...about, source: { content } };
  if (pdfEncrypted !== null) return { ...about, source: { pdfEncrypted } };
  if (pdf === null) throw new Error('A file of a mail is neither stored nor a PDF to make.');
  return { ...about, source: { pdf } };
}

/** The files of some emails without their content, in the order of each email. */
export function summariseAttachments(
  queryable: Queryable,
  mailIds: readonly string[],
): Promise<AttachmentSummary[]> {
  const { id, mailId, fileName, mediaType } = mailAttachments;
  return queryable
    .select({ id, mailId, fileName, mediaType })
    .from(mailAttachments)
    .where(inArray(mailId, [...mailIds]))
    .orderBy(asc(mailId), asc(mailAttachments.position));
}

/** One file, and when its email was written. */
export async function findAttachment(
  queryable: Queryable,
  id: string,
): Promise<{ attachment: StoredAttachment; writtenAt: Date } | undefined> {
  const [found] = await queryable
    .select({ row: mailAttachments, writtenAt: mails.createdAt })
    .from(mailAttachments)
    .innerJoin(mails, eq(mails.id, mailAttachments.mailId))
    .where(eq(mailAttachments.id, id));
  return found && { attachment: toStored(found.row), writtenAt: found.writtenAt };
}

/** Deletes the files of a mail. */
export async function deleteAttachments(queryable: Queryable, mailId: string): Promise<void> {
  await queryable.delete(mailAttachments).where(eq(mailAttachments.mailId, mailId));
}
