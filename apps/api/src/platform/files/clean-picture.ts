import type { Sharp } from 'sharp';

/** Pictures of more points than phones take are refused rather than unpacked. */
const MAX_PIXELS = 64_000_000;

/** How each kind is written: a PNG point for point, the others so that nobody sees a difference. */
const WRITERS = {
  'image/jpeg': (picture: Sharp) => picture.jpeg({ quality: 90 }),
  'image/png': (picture: Sharp) => picture.png(),
  'image/webp': (picture: Sharp) => picture.webp({ quality: 90, effort: 2 }),
} as const;

/** The pictures that are written anew. */
export type CleanablePicture = keyof typeof WRITERS;

export const isCleanable = (mediaType: string): mediaType is CleanablePicture =>
  Object.hasOwn(WRITERS, mediaType);

/** The picture that is being written. */
let current: Promise<unknown> = Promise.resolve();

/**
 * Writes a picture anew, the right way up, with its colours, and without anything else that came with
 * it: where and when it was taken, by which phone, and whatever was hidden behind it. One at a time:
 * a large one takes seconds and memory, and those who log in meanwhile need the same threads.
 *
 * @throws Error when it is no whole picture.
 */
export function cleanPicture(content: Buffer, mediaType: CleanablePicture): Promise<Buffer> {
  const next = current.then(() => rewrite(content, mediaType));
  current = next.catch(() => {});
  return next;
}

async function rewrite(content: Buffer, mediaType: CleanablePicture): Promise<Buffer> {
  // A native program, loaded with the first picture.
  const { default: sharp } = await import('sharp');
  const picture = sharp(content, { failOn: 'error', limitInputPixels: MAX_PIXELS });
  return WRITERS[mediaType](picture.autoOrient().keepIccProfile()).toBuffer();
}
