import { join } from 'node:path';
import sharp from 'sharp';

/** The size of a PNG file of a built site, as "1200x630"; null when it is none. */
export async function pictureSize(folder: string, path: string): Promise<string | null> {
  const { format, width, height } = await sharp(join(folder, path))
    .metadata()
    .catch(() => ({ format: null, width: 0, height: 0 }));
  return format === 'png' ? `${width}x${height}` : null;
}
