import { crc32 } from 'node:zlib';

/**
 * Copies a picture with its camera record reduced to the orientation; a HEIC picture keeps no
 * record. The parser of these records compares each entry with all earlier ones, so a directory of
 * a few kilobytes whose entries all point to directories would keep it busy for 15 seconds.
 */
export function reduceExif(content: Buffer, mediaType: keyof typeof REDUCERS): Buffer {
  const copy = Buffer.from(content);
  REDUCERS[mediaType](copy);
  return copy;
}

const REDUCERS = {
  'image/jpeg': reduceJpeg,
  'image/png': reducePng,
  'image/webp': reduceWebp,
  'image/heic': reduceHeic,
} as const;

const MARKER = Buffer.from('Exif\0\0', 'latin1');

/**
 * Finds records by the bytes that start a segment, which cannot occur in pixel data. It does not
 * walk the segments, because decoders skip what they do not know.
 */
function reduceJpeg(content: Buffer): void {
  for (const at of placesOf(content, 'Exif')) {
    if (at < 4 || content.readUInt16BE(at - 4) !== 0xffe1) continue;
    const end = at - 2 + content.readUInt16BE(at - 2);
    keepOrientation(content.subarray(at, end));
  }
}

const PNG_HEAD_BYTES = 8;

function reducePng(content: Buffer): void {
  for (let at = PNG_HEAD_BYTES; at + 12 <= content.length;) {
    const end = at + 8 + content.readUInt32BE(at);
    if (end + 4 > content.length) return;
    if (content.toString('latin1', at + 4, at + 8) === 'eXIf') {
      keepOrientation(content.subarray(at + 8, end));
      content.writeUInt32BE(crc32(content.subarray(at + 4, end)), end);
    }
    at = end + 4;
  }
}

const RIFF_HEAD_BYTES = 12;

function reduceWebp(content: Buffer): void {
  for (let at = RIFF_HEAD_BYTES; at + 8 <= content.length;) {
    const bytes = content.readUInt32LE(at + 4);
    if (content.toString('latin1', at, at + 4) === 'EXIF') {
      keepOrientation(content.subarray(at + 8, at + 8 + bytes));
    }
    at += 8 + bytes + (bytes % 2);
  }
}

/**
 * The offsets of an item entry's type, which follows the item's name and its number of two or four
 * bytes.
 */
const ITEM_TYPE_OFFSETS = [12, 14];

/**
 * A HEIC picture states its orientation outside of its camera records, so the records get a type
 * that no program reads.
 */
function reduceHeic(content: Buffer): void {
  for (const at of placesOf(content, 'Exif')) {
    const isItem = ITEM_TYPE_OFFSETS.some(
      (offset) => content.toString('latin1', Math.max(0, at - offset), at - offset + 4) === 'infe',
    );
    if (isItem) content.write('skip', at, 'latin1');
  }
}

function* placesOf(content: Buffer, text: string): Iterable<number> {
  for (let at = content.indexOf(text); at !== -1; at = content.indexOf(text, at + 1)) yield at;
}

const ORIENTATION = 0x0112;
const SHORT = 3;
const DIRECTORY_OFFSET = 8;
const ENTRY_BYTES = 12;

/** Overwrites a record with one directory that has only the orientation, if there was one. */
function keepOrientation(record: Buffer): void {
  const hasMarker = record.subarray(0, MARKER.length).equals(MARKER);
  const directory = hasMarker ? record.subarray(MARKER.length) : record;
  const orientation = orientationOf(directory);
  record.fill(0);
  if (orientation === null) return;
  if (hasMarker) MARKER.copy(record);
  directory.write('II*\0', 'latin1');
  directory.writeUInt32LE(DIRECTORY_OFFSET, 4);
  directory.writeUInt16LE(1, DIRECTORY_OFFSET);
  const entry = DIRECTORY_OFFSET + 2;
  directory.writeUInt16LE(ORIENTATION, entry);
  directory.writeUInt16LE(SHORT, entry + 2);
  directory.writeUInt32LE(1, entry + 4);
  directory.writeUInt16LE(orientation, entry + 8);
}

/** Null when the record is incomplete or has no orientation. */
function orientationOf(record: Buffer): number | null {
  if (record.length < DIRECTORY_OFFSET + 2 + ENTRY_BYTES + 4) return null;
  const isLittle = record.toString('latin1', 0, 2) === 'II';
  const u16 = (at: number) => (isLittle ? record.readUInt16LE(at) : record.readUInt16BE(at));
  const start = isLittle ? record.readUInt32LE(4) : record.readUInt32BE(4);
  if (start + 2 > record.length) return null;
  const end = Math.min(start + 2 + u16(start) * ENTRY_BYTES, record.length - ENTRY_BYTES + 1);
  for (let at = start + 2; at < end; at += ENTRY_BYTES) {
    if (u16(at) === ORIENTATION) return u16(at + 8);
  }
  return null;
}
