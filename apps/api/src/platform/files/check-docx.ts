import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { packedBytes, readZipDirectory, type ZipEntry } from './zip-directory.ts';

/** More than any letter has, and little enough to unpack while somebody waits. */
const MAX_ENTRIES = 2000;
const MAX_UNPACKED_BYTES = 60 * 1024 * 1024;

const STORED = 0;
const DEFLATED = 8;
const unpack = promisify(inflateRaw);

export type DocxVerdict = 'sound' | 'damaged' | 'bomb' | 'macros' | 'not-word';

/**
 * Looks into what should be a Word document: that it is one, runs nothing, and does not unpack to
 * more than it says. Each part is unpacked in bounds, since what a directory states may be a lie.
 */
export async function checkDocx(content: Buffer): Promise<DocxVerdict> {
  const entries = readZipDirectory(content, MAX_ENTRIES);
  if (entries === null) return 'damaged';
  const names = entries.map(({ name }) => name.toLowerCase());
  if (!names.includes('[content_types].xml') || !names.includes('word/document.xml')) {
    return 'not-word';
  }
  if (names.some((name) => name.endsWith('vbaproject.bin'))) return 'macros';
  const total = (sizeOf: (entry: ZipEntry) => number) =>
    entries.reduce((sum, entry) => sum + sizeOf(entry), 0);
  // Parts that lie over each other unpack the same bytes again and again.
  if (total(({ compressedBytes }) => compressedBytes) > content.length) return 'bomb';
  if (total(({ bytes }) => bytes) > MAX_UNPACKED_BYTES) return 'bomb';
  for (const entry of entries) {
    const verdict = await checkEntry(content, entry);
    if (verdict !== 'sound') return verdict;
  }
  return 'sound';
}

async function checkEntry(content: Buffer, entry: ZipEntry): Promise<DocxVerdict> {
  const packed = packedBytes(content, entry);
  if (packed === null) return 'damaged';
  if (entry.method === STORED) return packed.length === entry.bytes ? 'sound' : 'damaged';
  if (entry.method !== DEFLATED) return 'damaged';
  try {
    const unpacked = await unpack(packed, { maxOutputLength: Math.max(1, entry.bytes) });
    return unpacked.length === entry.bytes ? 'sound' : 'damaged';
  } catch (error) {
    const isTooLong =
      error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    return isTooLong ? 'bomb' : 'damaged';
  }
}
