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

/** How a description of a picture in words (XMP) begins, and how it ends. */
const DESCRIPTIONS = [
  ['<?xpacket begin', '<?xpacket end'],
  ['<x:xmpmeta', '</x:xmpmeta>'],
  ['<rdf:RDF', '</rdf:RDF>'],
] as const;

/** The type under which a HEIC file lists such a description. */
const DESCRIPTION_TYPE = 'application/rdf+xml';

/**
 * A copy that does not tell where it was taken: HEIC cannot be written anew here, so the table of places
 * of every camera record, and every description in words, is emptied where it lies.
 *
 * @returns null when it lists a description that cannot be found, because it is packed or in pieces.
 */
export function withoutPlaces(content: Buffer): Buffer | null {
  const copy = Buffer.from(content);
  if (!blankDescriptions(copy)) return null;
  for (let at = copy.indexOf('Exif\0\0', 0, 'latin1'); at >= 0;) {
    blankPlaces(copy, at + 6);
    at = copy.indexOf('Exif\0\0', at + 6, 'latin1');
  }
  return copy;
}

/** @returns false when one is listed or begun, and is not whole. */
function blankDescriptions(content: Buffer): boolean {
  const isListed = content.includes(DESCRIPTION_TYPE, 0, 'latin1');
  let found = 0;
  for (const [beginning, ending] of DESCRIPTIONS) {
    for (let at = content.indexOf(beginning, 0, 'latin1'); at >= 0;) {
      const end = content.indexOf(ending, at, 'latin1');
      if (end < 0) return false;
      // An instruction ends later than its name.
      const close = content.indexOf('>', end, 'latin1');
      content.fill(' ', at, close < 0 ? content.length : close + 1);
      found += 1;
      at = content.indexOf(beginning, at, 'latin1');
    }
  }
  return found > 0 || !isListed;
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
