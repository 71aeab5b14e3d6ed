import type { PdfDocument } from '../pdf/pdf-document.ts';
import type { Secrets } from '../security/secrets.ts';

/** A file with its content. */
export interface FileAttachment {
  readonly fileName: string;
  /** Includes parameters, such as `text/calendar; charset=utf-8; method=CANCEL`. */
  readonly mediaType: string;
  readonly content: Buffer;
}

/**
 * A document of the company, as a PDF. Its content is stored with the email, and the file is made
 * when the email is sent, so that no transaction waits for rendering.
 */
export interface PdfAttachment {
  readonly pdf: PdfDocument;
}

/** A document with an NDIS number, whose content is stored encrypted. */
export interface EncryptedPdfAttachment {
  readonly fileName: string;
  readonly pdfEncrypted: Buffer;
}

export type Attachment = FileAttachment | PdfAttachment | EncryptedPdfAttachment;

/** Encrypts a document for the outbox. */
export const encryptedPdf = (
  pdf: PdfDocument,
  secrets: Pick<Secrets, 'encrypt'>,
): EncryptedPdfAttachment => ({
  fileName: pdf.fileName,
  pdfEncrypted: secrets.encrypt(JSON.stringify(pdf), contextOf(pdf.fileName)),
});

/**
 * The encryption context, which prevents one document's ciphertext from being used in place of
 * another's.
 */
const contextOf = (fileName: string): string => `mail-attachment/${fileName}`;

/** An attachment in the outbox. */
export interface StoredAttachment {
  readonly id: string;
  readonly fileName: string;
  readonly mediaType: string;
  readonly source:
    | { readonly content: Buffer }
    | { readonly pdf: PdfDocument }
    | { readonly pdfEncrypted: Buffer };
}

/** Makes the file of a PDF document. The same input gives the same bytes. */
export type PdfRenderer = (pdf: PdfDocument, madeAt: Date) => Promise<Buffer>;

/** The functions that make the file of a stored attachment. */
export interface AttachmentTools {
  readonly renderPdf: PdfRenderer;
  readonly secrets: Pick<Secrets, 'decrypt'>;
}

/** Mail servers refuse emails that are larger than this once encoded. */
export const MOST_ATTACHED_BYTES = 7 * 1024 * 1024;
const MOST_ATTACHED_FILES = 10;
const LONGEST_FILE_NAME = 120;

/** Files that no email can carry. The error contains nothing of their names or content. */
class AttachmentError extends Error {
  override readonly name = 'AttachmentError';
  readonly code: string;

  constructor(code: 'EATTACHMENTSIZE' | 'EATTACHMENTNAME' | 'EATTACHMENTCOUNT') {
    super(`The files of a mail cannot be sent: ${code}.`);
    this.code = code;
  }
}

/**
 * Checks the files of an email before it is stored, so that an email that cannot be sent is refused
 * then.
 *
 * @throws AttachmentError for too many files, too long a name, or too many bytes.
 */
export function assertSendable(attachments: readonly Attachment[]): void {
  if (attachments.length > MOST_ATTACHED_FILES) throw new AttachmentError('EATTACHMENTCOUNT');
  for (const attachment of attachments) {
    const { length } = fileNameOf(attachment);
    if (length === 0 || length > LONGEST_FILE_NAME) throw new AttachmentError('EATTACHMENTNAME');
  }
  assertSize(attachments.map(byteSizeOf));
}

/** @throws AttachmentError when the files together are too large for an email. */
export function assertSize(byteSizes: readonly number[]): void {
  const sum = byteSizes.reduce((total, size) => total + size, 0);
  if (sum > MOST_ATTACHED_BYTES) throw new AttachmentError('EATTACHMENTSIZE');
}

export const fileNameOf = (attachment: Attachment): string =>
  'pdf' in attachment ? attachment.pdf.fileName : attachment.fileName;

function byteSizeOf(attachment: Attachment): number {
  if ('pdf' in attachment) return Buffer.byteLength(JSON.stringify(attachment.pdf));
  return 'pdfEncrypted' in attachment ? attachment.pdfEncrypted.length : attachment.content.length;
}

/** The content of an attachment, made now if it is a PDF document. */
export async function openAttachment(
  { fileName, mediaType, source }: StoredAttachment,
  { renderPdf, secrets }: AttachmentTools,
  madeAt: Date,
): Promise<FileAttachment> {
  if ('content' in source) return { fileName, mediaType, content: source.content };
  const pdf =
    'pdf' in source
      ? source.pdf
      : (JSON.parse(secrets.decrypt(source.pdfEncrypted, contextOf(fileName))) as PdfDocument);
  return { fileName, mediaType, content: await renderPdf(pdf, madeAt) };
}
