import {
  UPLOAD_EXTENSIONS,
  UPLOAD_FIELD,
  UPLOAD_REFUSALS,
  type UploadMediaType,
} from '@cleaning/contract';
import { refuseField, type ApiError } from '../http/api-error.ts';
import type { UploadedFile } from '../http/handlers.ts';
import { checkDocx, type DocxVerdict } from './check-docx.ts';
import { cleanPicture, isCleanable } from './clean-picture.ts';
import { extensionOf, safeFileName } from './file-name.ts';
import { isWholeHeic, withoutPlaces } from './heic.ts';
import { mediaTypeOf } from './media-type.ts';
import { endOfZip } from './zip-directory.ts';

/** A file that may be kept. */
export interface SoundFile {
  readonly fileName: string;
  readonly mediaType: UploadMediaType;
  readonly content: Buffer;
}

const NAMES: Readonly<Record<UploadMediaType, string>> = {
  'application/pdf': 'a PDF',
  'image/jpeg': 'a JPEG picture',
  'image/png': 'a PNG picture',
  'image/webp': 'a WebP picture',
  'image/heic': 'a HEIC picture',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'a Word document',
};

const DAMAGED = 'This file is damaged or not whole. Save it again, or choose another one.';
const HIDDEN_PLACE =
  'This picture may say where it was taken, and we cannot take that out. Save it as a JPEG, and choose that.';
const TWO_IN_ONE =
  'This file is two kinds of file in one, which is not safe to share. Save it again as one kind.';

const DOCX_MESSAGES: Readonly<Record<Exclude<DocxVerdict, 'sound'>, string>> = {
  damaged: DAMAGED,
  bomb: 'This document unpacks to far more than it should. Save it again, or choose another one.',
  macros: 'This document can run programs. Save it without macros, as a plain .docx or a PDF.',
  'not-word': 'This file is an archive, not a Word document. Send the files in it one by one.',
};

/**
 * Decides by its content whether a file may be kept, and makes it safe: its name reads as it is, and
 * a picture no longer tells where it was taken.
 *
 * @throws ApiError `validation_failed` that says what is wrong and what to do.
 */
export async function inspectFile({ fileName, content }: UploadedFile): Promise<SoundFile> {
  const mediaType = mediaTypeOf(content);
  if (mediaType === null) throw refuseFile(UPLOAD_REFUSALS.notTaken);
  assertNamedAsItIs(fileName, mediaType);
  assertOneKind(content, mediaType);
  return {
    fileName: safeFileName(fileName, mediaType),
    mediaType,
    content: await madeSafe(content, mediaType),
  };
}

async function madeSafe(content: Buffer, mediaType: UploadMediaType): Promise<Buffer> {
  if (isCleanable(mediaType)) {
    return cleanPicture(content, mediaType).catch(() => {
      throw refuseFile(DAMAGED);
    });
  }
  if (mediaType === 'image/heic') {
    if (!isWholeHeic(content)) throw refuseFile(DAMAGED);
    const clean = withoutPlaces(content);
    if (clean === null) throw refuseFile(HIDDEN_PLACE);
    return clean;
  }
  if (mediaType === 'application/pdf') {
    if (!content.subarray(-2048).includes('%%EOF')) throw refuseFile(DAMAGED);
    return content;
  }
  const verdict = await checkDocx(content);
  if (verdict !== 'sound') throw refuseFile(DOCX_MESSAGES[verdict]);
  return content;
}

function assertNamedAsItIs(fileName: string, mediaType: UploadMediaType): void {
  const extension = extensionOf(fileName);
  const [usual, ...others]: readonly string[] = UPLOAD_EXTENSIONS[mediaType];
  if (extension === null || extension === usual || others.includes(extension)) return;
  throw refuseFile(
    `This file is named .${extension} but is ${NAMES[mediaType]}. Rename it to end in .${usual}, or choose another one.`,
  );
}

/** A file that two programs read as two things fools whoever looks with one and opens with the other. */
function assertOneKind(content: Buffer, mediaType: UploadMediaType): void {
  const isPdf = mediaType === 'application/pdf';
  const hasPdf = content.subarray(0, 1024).includes('%PDF-');
  const isZip = mediaType.endsWith('wordprocessingml.document');
  if ((hasPdf && !isPdf) || (!isZip && endOfZip(content) >= 0)) throw refuseFile(TWO_IN_ONE);
}

const refuseFile = (message: string): ApiError => refuseField(UPLOAD_FIELD, message);
