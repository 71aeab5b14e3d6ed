import type { UploadMediaType } from '@cleaning/contract/files/rules';

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
export function mediaTypeOf(content: Buffer): UploadMediaType | null {
  return BEGINNINGS.find(([, begins]) => begins(content))?.[0] ?? null;
}
