import PostalMime from 'postal-mime';

/** A file as a mail program extracts it from an email. */
export interface ReceivedFile {
  readonly fileName: string | null;
  readonly mediaType: string;
  /** The `method` parameter of a calendar file. */
  readonly method: string | null;
  readonly content: Buffer;
}

/** Parses an email with a separate library, which shares no code with the one that wrote it. */
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
