import PostalMime from 'postal-mime';

/** A file as a mail program takes it out of a mail. */
export interface ReceivedFile {
  readonly fileName: string | null;
  readonly mediaType: string;
  /** The `method` of a calendar file. */
  readonly method: string | null;
  readonly content: Buffer;
}

/** Takes a mail apart with a reader of its own, that shares nothing with what wrote it. */
export async function readMail(source: string) {
  const { text = '', html = '', attachments } = await PostalMime.parse(source);
  const files = attachments.map(({ filename, mimeType, method = null, content }): ReceivedFile => ({
    fileName: filename,
    mediaType: mimeType,
    method,
    content: content instanceof ArrayBuffer ? Buffer.from(content) : Buffer.from(content),
  }));
  return { text, html, files };
}
