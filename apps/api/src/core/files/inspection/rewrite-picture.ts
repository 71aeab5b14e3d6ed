import sharp, { type Sharp } from 'sharp';
import { reduceExif } from './reduce-exif.ts';
import { RefusedFileError } from './refused-file.ts';

/** More pixels than phone cameras take. A larger picture is refused before it is decoded. */
export const MAX_PIXELS = 64_000_000;

/** How each type is written: PNG without loss, the others so that the loss is not visible. */
const WRITERS = {
  'image/jpeg': (picture: Sharp) => picture.jpeg({ quality: 90 }),
  'image/png': (picture: Sharp) => picture.png(),
  'image/webp': (picture: Sharp) => picture.webp({ quality: 90, effort: 2 }),
} as const;

// One thread for each process, since two inspections run at a time beside the process that answers
// calls.
sharp.concurrency(1);

/**
 * Re-encodes a picture: upright, with its colour profile, and without other metadata such as
 * location, time and camera.
 *
 * @throws RefusedFileError `too-many-pixels`; any other error means that the picture is damaged.
 */
export async function rewritePicture(
  content: Buffer,
  mediaType: keyof typeof WRITERS,
): Promise<Buffer> {
  const reduced = reduceExif(content, mediaType);
  const { width, height } = await sharp(reduced, { limitInputPixels: false }).metadata();
  assertPixels(width, height);
  const picture = sharp(reduced, { failOn: 'error', limitInputPixels: MAX_PIXELS });
  return WRITERS[mediaType](picture.autoOrient().keepIccProfile()).toBuffer();
}

/**
 * Makes a HEIC picture safe, as a JPEG: sharp cannot decode HEIC, and most browsers cannot show it.
 */
export async function rewriteHeic(content: Buffer): Promise<Buffer> {
  const reduced = reduceExif(content, 'image/heic');
  const { width, height, icc } = await sharp(reduced, { limitInputPixels: false }).metadata();
  assertPixels(width, height);
  // A large library, which is loaded only for HEIC pictures.
  const { decodeHeic } = await import('./decode-heic.ts');
  const { data, ...size } = await decodeHeic(reduced, assertPixels);
  const jpeg = await sharp(data, { raw: { ...size, channels: 4 } })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 90 })
    .toBuffer();
  return icc === undefined ? jpeg : withColourProfile(jpeg, icc);
}

function assertPixels(width: number, height: number): void {
  if (width * height > MAX_PIXELS) throw new RefusedFileError('too-many-pixels');
}

const START_OF_IMAGE = Buffer.from('\xFF\xD8', 'latin1');

/** The largest part of a colour profile in one JPEG segment, in bytes. */
const PROFILE_SEGMENT_BYTES = 65_519;

/**
 * Adds a colour profile to a JPEG as ICC.1 specifies, in segments after the start. The HEIC decoder
 * does not return the profile, and sharp cannot attach one without converting the pixels.
 */
function withColourProfile(jpeg: Buffer, profile: Buffer): Buffer {
  const count = Math.ceil(profile.length / PROFILE_SEGMENT_BYTES);
  const segments = Array.from({ length: count }, (_, index) => {
    const part = profile.subarray(
      index * PROFILE_SEGMENT_BYTES,
      (index + 1) * PROFILE_SEGMENT_BYTES,
    );
    const head = Buffer.from('\xFF\xE2\0\0ICC_PROFILE\0\0\0', 'latin1');
    head.writeUInt16BE(head.length - 2 + part.length, 2);
    head.writeUInt8(index + 1, 16);
    head.writeUInt8(count, 17);
    return Buffer.concat([head, part]);
  });
  const start = START_OF_IMAGE.length;
  return Buffer.concat([START_OF_IMAGE, ...segments, jpeg.subarray(start)]);
}
