import { access, copyFile, mkdir, rename } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { PHOTO_FORMATS, photoFile } from '../../src/content/gallery-photo.ts';
import type { PhotoFormat } from '../../src/content/gallery-photo.ts';
import { PHOTO_FOLDER } from './read-photo-pairs.ts';
import type { PhotoPair } from './read-photo-pairs.ts';

/** Photos of homes have much fine detail, so these stand above the libraries' own settings. */
const WEBP_QUALITY = 78;
const AVIF_QUALITY = 58;

/**
 * Makes every photo in every width and format, the right way up and without what a camera hides in
 * it (where and when it was taken). What is in the cache already is kept, since names change with
 * what is in a photo. Gives the names of all.
 */
export async function cachePhotos(
  cache: string,
  pairs: readonly PhotoPair[],
): Promise<readonly string[]> {
  await mkdir(cache, { recursive: true });
  const names: string[] = [];
  for (const { file, photo } of pairs.flatMap(({ sources }) => sources)) {
    for (const width of photo.widths) {
      for (const format of PHOTO_FORMATS) {
        const name = basename(photoFile(photo, width, format));
        if (!(await exists(join(cache, name)))) {
          await makePhoto(file, join(cache, name), width, format);
        }
        names.push(name);
      }
    }
  }
  return names;
}

/** Writes every photo into a site. */
export async function writePhotos(
  site: string,
  cache: string,
  pairs: readonly PhotoPair[],
): Promise<void> {
  const names = await cachePhotos(cache, pairs);
  const folder = join(site, PHOTO_FOLDER);
  await mkdir(folder, { recursive: true });
  await Promise.all(names.map((name) => copyFile(join(cache, name), join(folder, name))));
}

async function makePhoto(
  file: string,
  to: string,
  width: number,
  format: PhotoFormat,
): Promise<void> {
  const picture = sharp(file).autoOrient().resize({ width });
  const unfinished = `${to}.part`;
  await (
    format === 'avif'
      ? picture.avif({ quality: AVIF_QUALITY })
      : picture.webp({ quality: WEBP_QUALITY })
  ).toFile(unfinished);
  // Under its name only once it is whole: a build that is stopped leaves no half photo behind.
  await rename(unfinished, to);
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );
