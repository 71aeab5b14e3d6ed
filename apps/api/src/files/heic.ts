const GPS_TAG = 0x8825;
const ENTRY_BYTES = 12;

/** Whether the boxes of a file in the format of HEIC fill it exactly, so that nothing follows them. */
export function isWholeHeic(content: Buffer): boolean {
  let at = 0;
  while (at + 8 <= content.length) {
    const size = content.readUInt32BE(at);
    const isLarge = size === 1 && at + 16 <= content.length;
    const bytes = isLarge ? Number(content.readBigUInt64BE(at + 8)) : size;
    // A size of zero means: as far as the file goes.
    if (bytes === 0) return true;
    if (bytes < 8) return false;
    at += bytes;
  }
  return at === content.length;
}

/**
 * A copy in which the places of every camera record are blank: HEIC cannot be written anew here, so
 * the record stays and its table of places is emptied where it lies.
 */
export function withoutPlaces(content: Buffer): Buffer {
  const copy = Buffer.from(content);
  for (let at = copy.indexOf('Exif\0\0', 0, 'latin1'); at >= 0;) {
    blankPlaces(copy, at + 6);
    at = copy.indexOf('Exif\0\0', at + 6, 'latin1');
  }
  return copy;
}

/** @param start where the record's own header begins, which its offsets count from. */
function blankPlaces(content: Buffer, start: number): void {
  const order = content.toString('latin1', start, start + 4);
  const isLittle = order === 'II*\0';
  if (!isLittle && order !== 'MM\0*') return;
  const reads = (at: number, bytes: 2 | 4): number => {
    if (at < 0 || at + bytes > content.length) return 0;
    return isLittle ? content.readUIntLE(at, bytes) : content.readUIntBE(at, bytes);
  };
  const directory = start + reads(start + 4, 4);
  for (let index = 0; index < reads(directory, 2); index += 1) {
    const entry = directory + 2 + index * ENTRY_BYTES;
    if (reads(entry, 2) !== GPS_TAG) continue;
    const places = start + reads(entry + 8, 4);
    const count = reads(places, 2);
    for (let place = 0; place < count; place += 1) {
      blankPlace(content, { start, at: places + 2 + place * ENTRY_BYTES, reads });
    }
    content.fill(0, places, Math.min(content.length, places + 2));
  }
}

interface Place {
  readonly start: number;
  readonly at: number;
  readonly reads: (at: number, bytes: 2 | 4) => number;
}

/** How many bytes a value of each type takes. */
const TYPE_BYTES: Readonly<Record<number, number>> = { 1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 7: 1, 10: 8 };

/** A long value lies elsewhere, and the entry says where. */
function blankPlace(content: Buffer, { start, at, reads }: Place): void {
  const bytes = (TYPE_BYTES[reads(at + 2, 2)] ?? 0) * reads(at + 4, 4);
  if (bytes > 4) {
    const value = start + reads(at + 8, 4);
    content.fill(0, Math.min(value, content.length), Math.min(value + bytes, content.length));
  }
  content.fill(0, Math.min(at, content.length), Math.min(at + ENTRY_BYTES, content.length));
}
