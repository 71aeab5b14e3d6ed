import type { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import { UPLOAD_REFUSALS } from '@cleaning/contract/files/rules';
import { UPLOAD_FIELD, type UploadRule } from '@cleaning/contract/http/rules';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError, refuse, refuseField } from './api-error.ts';
import type { UploadedFile } from './handlers.ts';
import { createUploadTurns } from './upload-turns.ts';

/**
 * How many fields besides the file a form may have; the endpoint's schema checks the fields
 * themselves.
 */
const MAX_FIELDS = 20;
const MAX_FIELD_BYTES = 10_000;

/** How much of a refused upload is read and discarded before the connection is closed. */
const MAX_DISCARDED_BYTES = 64 * 1024 * 1024;

/** The content of one multipart request. */
export interface Upload {
  readonly fields: Readonly<Record<string, string>>;
  readonly file: UploadedFile | null;
}

/** Lets the routes of one scope parse multipart forms. */
export async function acceptUploads(scope: FastifyInstance): Promise<void> {
  await scope.register(multipart, { throwFileSizeLimit: false });
}

const inUploadTurn = createUploadTurns();

/**
 * Reads a multipart form with one file in its turn, and stops reading at the limit.
 *
 * @throws ApiError 415 for another kind of body, 413 for a file over the limit, 400 for a form that
 *   is incomplete, or has several files or a repeated field, 503 while too many files arrive.
 */
export const readUpload = (request: FastifyRequest, rule: UploadRule): Promise<Upload> =>
  inUploadTurn(request.actor?.userId ?? request.ip, () => receiveUpload(request, rule));

async function receiveUpload(request: FastifyRequest, rule: UploadRule): Promise<Upload> {
  if (!request.isMultipart()) {
    throw new ApiError('unsupported_media_type', 'Send the file as multipart/form-data.');
  }
  // The parser would wait for ever for the end of a body whose sender left before it was read.
  if (request.raw.destroyed) throw incomplete();
  try {
    return await readParts(request, rule);
  } catch (error) {
    discardRest(request);
    throw error instanceof ApiError ? error : toApiError(error);
  }
}

/** @throws ApiError `validation_failed` when the form has no file, or an empty one. */
export function fileOf({ file }: Upload): UploadedFile {
  if (file === null) throw refuseField(UPLOAD_FIELD, 'Choose a file to upload.');
  if (file.content.length === 0) {
    throw refuseField(UPLOAD_FIELD, UPLOAD_REFUSALS.empty);
  }
  return file;
}

async function readParts(request: FastifyRequest, { maxBytes }: UploadRule): Promise<Upload> {
  const fields = new Map<string, string>();
  let file: UploadedFile | null = null;
  const limits = { files: 1, fields: MAX_FIELDS, fieldSize: MAX_FIELD_BYTES, fileSize: maxBytes };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      if (fields.has(part.fieldname)) throw refuseField(part.fieldname, 'Send this field once.');
      if (part.valueTruncated || typeof part.value !== 'string') {
        throw refuseField(part.fieldname, 'Send this field as a short text.');
      }
      fields.set(part.fieldname, part.value);
    } else if (part.fieldname === UPLOAD_FIELD) {
      // A part may lack a file name, contrary to the type.
      const fileName: string | undefined = part.filename;
      file = { fileName: fileName ?? '', content: await readFile(part.file, maxBytes) };
    } else {
      throw refuseField(part.fieldname, `Send the file in the field "${UPLOAD_FIELD}".`);
    }
  }
  return { fields: Object.fromEntries(fields), file };
}

/**
 * Reads on after a refusal, up to a limit. If the connection were reset while the sender still
 * writes, the sender would lose the answer, and the user would see a network error instead of the
 * reason.
 */
function discardRest({ raw }: Pick<FastifyRequest, 'raw'>): void {
  let left = MAX_DISCARDED_BYTES;
  raw.unpipe();
  raw.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) raw.destroy();
  });
  raw.resume();
}

interface PartStream extends Readable {
  /** Whether the limit was reached; the part ends there. */
  readonly truncated: boolean;
}

/** Reads a file up to the limit. What arrives after that is discarded, not kept in memory. */
async function readFile(stream: PartStream, maxBytes: number): Promise<Buffer> {
  const stop = () => stream.destroy(tooLarge(maxBytes));
  if (stream.truncated) stop();
  else stream.once('limit', stop);
  return Buffer.concat(await stream.toArray());
}

const tooLarge = (maxBytes: number): ApiError =>
  new ApiError('payload_too_large', UPLOAD_REFUSALS.tooLarge(maxBytes));

function toApiError(error: unknown): ApiError {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'FST_FILES_LIMIT') return refuseField(UPLOAD_FIELD, 'Send one file at a time.');
  if (code === 'FST_FIELDS_LIMIT' || code === 'FST_PARTS_LIMIT') {
    return refuse('The form has too many fields.');
  }
  return incomplete(error);
}

const incomplete = (cause?: unknown): ApiError =>
  new ApiError('malformed_request', 'The upload is incomplete. Send it again.', { cause });
