import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { fromBufferPromise, parseExtraFields, type Entry, type ZipFile } from 'yauzl';
import { RefusedFileError } from './refused-file.ts';

/** More parts than a letter has, and few enough to unpack while a user waits. */
const MAX_PARTS = 2000;
const MAX_UNPACKED_BYTES = 60 * 1024 * 1024;

const ENCRYPTED = 0x0001;
/** The sizes and the checksum follow the content instead of preceding it. */
const DESCRIPTOR = 0x0008;
/** The flags for compression level, data descriptor and UTF-8 names. */
const KNOWN_FLAGS = 0x080e;
const STORED = 0;
const DEFLATED = 8;
const ZIP64_FIELD = 0x0001;
const UNICODE_PATH_FIELD = 0x7075;
const DIRECTORY_ENTRY_BYTES = 46;
const END_BYTES = 22;

/**
 * Unpacks a zip archive, if every program reads it the same: its directory and the headers of its
 * parts agree, there are no bytes before, between or after the parts, and no two parts have the
 * same name.
 *
 * @returns the content of each part by its name.
 * @throws RefusedFileError `document-protected`, `bomb` or `damaged`; any other error means a
 *   damaged file.
 */
export async function readArchive(content: Buffer): Promise<Map<string, Buffer>> {
  const archive = await fromBufferPromise(content, { strictFileNames: true });
  if (archive.entryCount > MAX_PARTS) throw new RefusedFileError('bomb');
  const entries: Entry[] = [];
  for await (const entry of archive.eachEntry()) entries.push(entry);
  entries.forEach(assertPlain);
  assertDistinct(entries.map(({ fileName }) => fileName));
  if (sumOf(entries, ({ uncompressedSize }) => uncompressedSize) > MAX_UNPACKED_BYTES) {
    throw new RefusedFileError('bomb');
  }
  await assertGapless(archive, entries);
  const parts = new Map<string, Buffer>();
  for (const entry of entries) parts.set(entry.fileName, await unpack(archive, entry));
  return parts;
}

const damagedUnless = (isSound: boolean): void => {
  if (!isSound) throw new RefusedFileError('damaged');
};

const sumOf = (entries: readonly Entry[], sizeOf: (entry: Entry) => number): number =>
  entries.reduce((sum, entry) => sum + sizeOf(entry), 0);

function assertPlain(entry: Entry): void {
  if ((entry.generalPurposeBitFlag & ENCRYPTED) !== 0) {
    throw new RefusedFileError('document-protected');
  }
  damagedUnless((entry.generalPurposeBitFlag & ~KNOWN_FLAGS) === 0);
  damagedUnless(entry.compressionMethod === STORED || entry.compressionMethod === DEFLATED);
  assertPlainFields(entry.extraFieldRaw);
}

/** Refuses extra fields with other sizes or another name, which only some programs read. */
function assertPlainFields(extraField: Buffer): void {
  const ids = parseExtraFields(extraField).map(({ id }) => id);
  damagedUnless(!ids.includes(ZIP64_FIELD) && !ids.includes(UNICODE_PATH_FIELD));
}

/**
 * Refuses equal names. The library refuses `..` and absolute names as written; this compares them
 * as programs decode them.
 */
function assertDistinct(names: readonly string[]): void {
  const decoded = names.map((name) => decodeURIComponent(name).toLowerCase());
  damagedUnless(new Set(decoded).size === names.length);
  for (const name of decoded) {
    damagedUnless(/^[ -~]+$/u.test(name) && !/^[/\\]|\\|(?:^|\/)\.\.?(?:\/|$)/u.test(name));
  }
}

/** Checks that every byte belongs to one part, the directory or the end record. */
async function assertGapless(archive: ZipFile, entries: readonly Entry[]): Promise<void> {
  let at = 0;
  const ordered = entries.toSorted(
    (a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader,
  );
  for (const [index, entry] of ordered.entries()) {
    damagedUnless(entry.relativeOffsetOfLocalHeader === at);
    const end = await endOfPart(archive, entry);
    const next =
      ordered[index + 1]?.relativeOffsetOfLocalHeader ?? startOfDirectory(archive, entries);
    const hasDescriptor = (entry.generalPurposeBitFlag & DESCRIPTOR) !== 0;
    damagedUnless(hasDescriptor ? next === end + 12 || next === end + 16 : next === end);
    at = next;
  }
}

/** @throws RefusedFileError `damaged` when a part's own header and the directory differ. */
async function endOfPart(archive: ZipFile, entry: Entry): Promise<number> {
  const local = await archive.readLocalFileHeaderPromise(entry);
  assertPlainFields(local.extraField);
  damagedUnless(
    local.fileName.equals(entry.fileNameRaw) &&
      local.generalPurposeBitFlag === entry.generalPurposeBitFlag &&
      local.compressionMethod === entry.compressionMethod,
  );
  const isDeferred = (entry.generalPurposeBitFlag & DESCRIPTOR) !== 0;
  for (const field of ['crc32', 'compressedSize', 'uncompressedSize'] as const) {
    damagedUnless(local[field] === entry[field] || (isDeferred && local[field] === 0));
  }
  return local.fileDataStart + entry.compressedSize;
}

/** Where the directory has to begin in order to end at the end record. */
function startOfDirectory({ fileSize, comment }: ZipFile, entries: readonly Entry[]): number {
  const bytes = sumOf(
    entries,
    ({ fileNameRaw, extraFieldRaw, fileCommentRaw }) =>
      DIRECTORY_ENTRY_BYTES + fileNameRaw.length + extraFieldRaw.length + fileCommentRaw.length,
  );
  return fileSize - END_BYTES - Buffer.byteLength(comment) - bytes;
}

/**
 * Unpacks a part. The library stops at the stated size, since the content may be longer than the
 * directory states.
 */
async function unpack(archive: ZipFile, entry: Entry): Promise<Buffer> {
  const stream = await archive.openReadStreamPromise(entry);
  const content = await buffer(stream).catch((error: unknown) => {
    const isTooLong = error instanceof Error && error.message.startsWith('too many bytes');
    throw new RefusedFileError(isTooLong ? 'bomb' : 'damaged');
  });
  damagedUnless(crc32(content) === entry.crc32);
  return content;
}
