import type { z } from 'zod';

/** The name of the form part with the file of an upload. */
export const UPLOAD_FIELD = 'file';

/** The largest file of an upload, in bytes: 10 MB, as people count them. */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;

/** The timeout for sending or receiving a file, in milliseconds: 10 MB at 40 kB a second. */
export const FILE_TIMEOUT_MS = 5 * 60_000;

/**
 * A call that sends one file as `multipart/form-data`, in the part `file`. The text parts beside it are
 * the fields of the endpoint's `body`.
 */
export interface UploadRule {
  /**
   * The largest accepted file, in bytes. A larger one is refused with 413 while it is still
   * arriving.
   */
  readonly maxBytes: number;
  /** The accepted types, for the documentation and for a form's file chooser. */
  readonly mediaTypes: readonly string[];
}

/** An answer that is a file rather than JSON: always sent as an attachment with a name. */
export interface FileResponse {
  readonly kind: 'file';
  /** The possible types of the file. */
  readonly mediaTypes: readonly [string, ...string[]];
}

/** A file as a caller receives it. */
export interface ReceivedFile {
  readonly fileName: string;
  readonly mediaType: string;
  readonly content: ArrayBuffer;
}

/** Declares that an endpoint answers with a file. */
export const fileResponse = (mediaTypes: FileResponse['mediaTypes']): FileResponse => ({
  kind: 'file',
  mediaTypes,
});

/** Whether a declared answer is a file. */
export const isFileResponse = (
  response: z.ZodType | FileResponse | null | undefined,
): response is FileResponse =>
  response !== null && response !== undefined && 'kind' in response && response.kind === 'file';
