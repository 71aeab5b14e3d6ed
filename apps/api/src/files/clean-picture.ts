/** Pictures of more points than any phone takes are refused rather than unpacked. */
const MAX_PIXELS = 100_000_000;

const FORMATS = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
} as const;

/** The pictures that are written anew. */
export type CleanablePicture = keyof typeof FORMATS;

export const isCleanable = (mediaType: string): mediaType is CleanablePicture =>
  Object.hasOwn(FORMATS, mediaType);

/**
 * Writes a picture anew, the right way up, with its colours, and without anything else that came with
 * it: where and when it was taken, by which phone, and whatever was hidden behind it.
 *
 * @throws Error when it is no whole picture.
 */
export async function cleanPicture(content: Buffer, mediaType: CleanablePicture): Promise<Buffer> {
  // A native program, loaded with the first picture.
  const { default: sharp } = await import('sharp');
  return sharp(content, { failOn: 'error', limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .keepIccProfile()
    .toFormat(FORMATS[mediaType], { quality: 90 })
    .toBuffer();
}
