import { isPictureName } from '@cleaning/contract/files/rules';
import { MAX_UPLOAD_BYTES } from '@cleaning/contract/http/rules';

/** The longest side of a smaller photo, in pixels; the next one while the file is still too large. */
const LONGEST_SIDES = [4096, 2048] as const;
const QUALITY = 0.85;

/** Whether {@link shrinkPhoto} would try to make a file smaller. */
export const isTooLargePhoto = ({ name, size }: File): boolean =>
  size > MAX_UPLOAD_BYTES && isPictureName(name);

/**
 * Makes a photo that is larger than the service takes into a smaller JPEG. Returns any other file,
 * and a photo that this browser cannot read, as it is.
 */
export async function shrinkPhoto(file: File): Promise<File> {
  if (!isTooLargePhoto(file)) return file;
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    try {
      for (const side of LONGEST_SIDES) {
        // oxlint-disable-next-line no-await-in-loop -- the second size only when the first is too large
        const jpeg = await drawJpeg(bitmap, side);
        if (jpeg.size <= MAX_UPLOAD_BYTES) {
          const name = file.name.replace(/\.[^.]+$/u, '.jpg');
          return new File([jpeg], name, { type: jpeg.type, lastModified: file.lastModified });
        }
      }
    } finally {
      bitmap.close();
    }
  } catch {
    // Most browsers cannot read HEIC.
  }
  return file;
}

function drawJpeg(bitmap: ImageBitmap, longestSide: number): Promise<Blob> {
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(
    Math.round(bitmap.width * scale),
    Math.round(bitmap.height * scale),
  );
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser cannot draw a picture.');
  // A JPEG has no transparency, and what is transparent would become black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
}
