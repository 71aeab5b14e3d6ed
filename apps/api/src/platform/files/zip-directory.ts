const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const MAX_COMMENT_BYTES = 65_535;

/** One file in a zip archive, as the archive's directory states it. Sizes are in bytes. */
export interface ZipEntry {
  readonly name: string;
  readonly method: number;
  readonly compressedBytes: number;
  readonly bytes: number;
  /** Where its own header begins. */
  readonly offset: number;
}

/** Where the closing record of an archive begins, or -1: the last thing but for a comment. */
export function endOfZip(content: Buffer): number {
  const first = Math.max(0, content.length - END_BYTES - MAX_COMMENT_BYTES);
  for (let at = content.length - END_BYTES; at >= first; at -= 1) {
    if (content.readUInt32LE(at) === END_SIGNATURE) return at;
  }
  return -1;
}

/** The directory of a zip archive, without unpacking anything. Null when it is damaged. */
export function readZipDirectory(content: Buffer, maxEntries: number): ZipEntry[] | null {
  const end = endOfZip(content);
  if (end < 0 || end + END_BYTES + content.readUInt16LE(end + 20) !== content.length) return null;
  const count = content.readUInt16LE(end + 10);
  if (count > maxEntries) return null;
  const entries: ZipEntry[] = [];
  let at = content.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (at + ENTRY_BYTES > end || content.readUInt32LE(at) !== ENTRY_SIGNATURE) return null;
    const nameEnd = at + ENTRY_BYTES + content.readUInt16LE(at + 28);
    entries.push({
      name: content.toString('utf8', at + ENTRY_BYTES, nameEnd),
      method: content.readUInt16LE(at + 10),
      compressedBytes: content.readUInt32LE(at + 20),
      bytes: content.readUInt32LE(at + 24),
      offset: content.readUInt32LE(at + 42),
    });
    at = nameEnd + content.readUInt16LE(at + 30) + content.readUInt16LE(at + 32);
  }
  return entries;
}

/** The packed bytes of one file of an archive. Null when they are not where they should be. */
export function packedBytes(content: Buffer, entry: ZipEntry): Buffer | null {
  const { offset, compressedBytes } = entry;
  if (offset + 30 > content.length || content.readUInt32LE(offset) !== 0x04034b50) return null;
  const start = offset + 30 + content.readUInt16LE(offset + 26) + content.readUInt16LE(offset + 28);
  const end = start + compressedBytes;
  return end > content.length ? null : content.subarray(start, end);
}
