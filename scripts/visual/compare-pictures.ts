import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

export interface Difference {
  /** The number of different pixels; all of them if the sizes differ. */
  readonly pixels: number;
  readonly picture: Buffer;
}

/** Pads a picture to a larger size, at the top left. */
function enlarge(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const larger = new PNG({ width, height });
  PNG.bitblt(picture, larger, 0, 0, picture.width, picture.height, 0, 0);
  return larger;
}

/** The difference between two PNG files, or null if they are equal. */
export function comparePictures(before: Buffer, after: Buffer): Difference | null {
  if (before.equals(after)) return null;
  const one = PNG.sync.read(before);
  const other = PNG.sync.read(after);
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const difference = new PNG({ width, height });
  const pixels = pixelmatch(
    enlarge(one, width, height).data,
    enlarge(other, width, height).data,
    difference.data,
    width,
    height,
    // The same browser on the same machine draws identical pixels, so even a pale difference is a
    // change.
    { threshold: 0.02, includeAA: true },
  );
  const isResized = one.width !== other.width || one.height !== other.height;
  if (pixels === 0 && !isResized) return null;
  return { pixels, picture: PNG.sync.write(difference) };
}
