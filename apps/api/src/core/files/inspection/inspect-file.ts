import {
  UPLOAD_EXTENSIONS,
  type UploadMediaType,
  refusalOfType,
} from '@cleaning/contract/files/rules';
import { UPLOAD_FIELD } from '@cleaning/contract/http/rules';
import { type ApiError, refuseField } from '../../http/api-error.ts';
import type { UploadedFile } from '../../http/handlers.ts';
import { extensionOf, mayEndIn, safeFileName } from '../file-name.ts';
import type { ReaderLimits } from './reader-process.ts';
import type { Refusal } from './refused-file.ts';
import { runInspection } from './run-inspection.ts';

/** A file that may be stored. */
export interface InspectedFile {
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
};

const MESSAGES: Readonly<Record<Refusal | 'two-in-one', string>> = {
  unreadable: 'This file could not be read. Save it again and try once more.',
  damaged: 'This file is damaged or incomplete. Save it again, or choose another one.',
  'two-in-one':
    'This file is two kinds of file in one, which is not safe to share. Save it again as one kind.',
  'too-many-pixels':
    'This picture has more than 64 megapixels. Save a smaller copy, and choose that.',
  'pdf-active':
    'This PDF can run programs, send what is typed into it, or holds another file. Print it as a new PDF, and choose that.',
  'pdf-protected':
    'This PDF is locked, so we cannot check it. Save a copy without a password or other protection, and choose that.',
};

/**
 * Decides by its content whether a file may be stored, and makes it safe: its name cannot mislead,
 * and the location is removed from a picture. A HEIC picture becomes a JPEG.
 *
 * @throws ApiError `validation_failed` that states the problem and what to do; `unavailable` while
 *   too many files wait.
 */
export async function inspectFile(
  { fileName, content }: UploadedFile,
  limits?: ReaderLimits,
): Promise<InspectedFile> {
  const mediaType = mediaTypeOf(content);
  if (mediaType === null) throw refuseField(UPLOAD_FIELD, refusalOfType(fileName));
  assertNamedAsItIs(fileName, mediaType);
  assertOneKind(content, mediaType);
  const result = await runInspection({ content, mediaType }, limits);
  if ('refusal' in result) throw refuseFile(result.refusal);
  return {
    fileName: safeFileName(fileName, mediaType, result.mediaType),
    mediaType: result.mediaType,
    content: result.content === null ? content : Buffer.from(result.content),
  };
}

function assertNamedAsItIs(fileName: string, mediaType: UploadMediaType): void {
  const extension = extensionOf(fileName);
  if (extension === null || mayEndIn(mediaType, extension)) return;
  throw refuseField(
    UPLOAD_FIELD,
    `This file is named .${extension} but is ${NAMES[mediaType]}. Rename it to end in .${UPLOAD_EXTENSIONS[mediaType][0]}, or choose another one.`,
  );
}

/** The largest size of a zip archive's end record with its comment, in bytes. */
const ARCHIVE_END_BYTES = 22 + 65_535;

/**
 * Refuses a file that is valid as two types, because a user might check it in one program and open
 * it in another.
 */
function assertOneKind(content: Buffer, mediaType: UploadMediaType): void {
  const hasPdf = content.subarray(0, 1024).includes('%PDF-');
  const hasArchive = content.subarray(-ARCHIVE_END_BYTES).includes('PK\x05\x06', 0, 'latin1');
  if ((hasPdf && mediaType !== 'application/pdf') || hasArchive) throw refuseFile('two-in-one');
}

const refuseFile = (refusal: keyof typeof MESSAGES): ApiError =>
  refuseField(UPLOAD_FIELD, MESSAGES[refusal]);

const text = (content: Buffer, start: number, end: number): string =>
  content.toString('latin1', start, end);

const HEIC_BRANDS: ReadonlySet<string> = new Set([
  'heic',
  'heix',
  'heim',
  'heis',
  'hevc',
  'hevx',
  'mif1',
  'msf1',
]);

/** Recognises each type of file by its first bytes. */
const BEGINNINGS: readonly (readonly [UploadMediaType, (content: Buffer) => boolean])[] = [
  ['application/pdf', (content) => text(content, 0, 5) === '%PDF-'],
  ['image/jpeg', (content) => text(content, 0, 3) === '\xFF\xD8\xFF'],
  ['image/png', (content) => text(content, 0, 8) === '\x89PNG\r\n\x1A\n'],
  ['image/webp', (content) => text(content, 0, 4) === 'RIFF' && text(content, 8, 12) === 'WEBP'],
  [
    'image/heic',
    (content) => text(content, 4, 8) === 'ftyp' && HEIC_BRANDS.has(text(content, 8, 12)),
  ],
];

/**
 * The type of a file by its first bytes, regardless of its name; null for types that are not
 * accepted.
 */
function mediaTypeOf(content: Buffer): UploadMediaType | null {
  return BEGINNINGS.find(([, begins]) => begins(content))?.[0] ?? null;
}
