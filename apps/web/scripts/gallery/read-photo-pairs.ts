import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { extname, join, parse } from 'node:path';
import sharp from 'sharp';
import type { GalleryPhoto, GalleryPhotoPair } from '../../src/content/gallery-photo.ts';
import { parsePhotoEntries } from './photo-entry.ts';
import type { PhotoEntry } from './photo-entry.ts';

/** Where the site serves photos. Their names change with what is in them. */
export const PHOTO_FOLDER = '/assets/gallery';
/** Change it when the same photo is to be made into other files. */
const RECIPE = '1';

/** A photo is made this wide, and narrower for smaller screens, but never wider than it is. */
const WIDTHS = [640, 1280, 1920] as const;
const WIDEST = 1920;
const NARROWEST = 800;

const FORMATS = new Set(['.jpg', '.jpeg', '.png', '.webp']);
const NOT_PHOTOS = new Set(['README.md', 'photos.json', '.DS_Store', 'Thumbs.db']);

/** A pair as the site shows it, and the files that it is made from. */
export interface PhotoPair {
  readonly shown: GalleryPhotoPair;
  readonly sources: readonly { readonly file: string; readonly photo: GalleryPhoto }[];
}

/** Thrown with every problem at once, each in words that say what to do. */
class GalleryPhotoError extends Error {
  constructor(folder: string, problems: readonly string[]) {
    super(`The photos in ${folder} cannot be shown yet:\n- ${problems.join('\n- ')}`);
    this.name = 'GalleryPhotoError';
  }
}

/**
 * The pairs of photos in a folder, in the order of its `photos.json`.
 *
 * @throws GalleryPhotoError when a photo is missing, is left over, cannot be read, has no words or
 *   is of another size than its other half.
 */
export async function readPhotoPairs(folder: string): Promise<readonly PhotoPair[]> {
  const { entries, problems } = parsePhotoEntries(
    await readFile(join(folder, 'photos.json'), 'utf8'),
  );
  const files = (await readdir(folder)).filter((file) => !NOT_PHOTOS.has(file));
  const all = [...problems, ...strayFiles(files, entries)];
  const pairs: PhotoPair[] = [];
  for (const entry of entries) {
    const before = await readSide(folder, files, entry, 'before');
    const after = await readSide(folder, files, entry, 'after');
    const found = [before, after].flatMap((side) => (typeof side === 'string' ? [side] : []));
    all.push(...found);
    if (typeof before !== 'string' && typeof after !== 'string') {
      if (sizeOf(before.photo) !== sizeOf(after.photo)) {
        all.push(
          `${entry.name}: the photos have different sizes, ${sizeOf(before.photo)} before and ${sizeOf(after.photo)} after. Crop them alike.`,
        );
      }
      pairs.push(pairOf(entry, before, after));
    }
  }
  if (all.length > 0) {
    throw new GalleryPhotoError(folder, all);
  }
  return pairs;
}

type Source = PhotoPair['sources'][number];

function pairOf(entry: PhotoEntry, before: Source, after: Source): PhotoPair {
  return {
    shown: {
      id: entry.name,
      room: entry.room,
      service: entry.service,
      before: { alt: `Before: ${entry.before}`, photo: before.photo },
      after: { alt: `After: ${entry.after}`, photo: after.photo },
    },
    sources: [before, after],
  };
}

/** One photo of a pair, or what is wrong with it. */
async function readSide(
  folder: string,
  files: readonly string[],
  { name }: PhotoEntry,
  side: 'before' | 'after',
): Promise<Source | string> {
  const found = files.filter((file) => parse(file).name === `${name}-${side}`);
  const [file] = found;
  if (file === undefined) {
    return `${name}: there is no photo ${side} the clean. Add ${name}-${side}.jpg.`;
  }
  if (found.length > 1) {
    return `${name}: there are several photos ${side} the clean, ${found.join(' and ')}. Keep one.`;
  }
  if (!FORMATS.has(extname(file).toLowerCase())) {
    return `${name}: ${file} is of a kind that browsers do not show. Save it as JPEG.`;
  }
  const content = await readFile(join(folder, file));
  const size = await sharp(content)
    .metadata()
    .then(({ autoOrient }) => autoOrient)
    .catch(() => null);
  if (size === null) {
    return `${name}: ${file} is damaged or no photo. Save it as JPEG again.`;
  }
  if (size.width < NARROWEST) {
    return `${name}: ${file} is ${size.width} pixels wide. It needs ${NARROWEST} or more.`;
  }
  const hash = createHash('sha256').update(RECIPE).update(content).digest('hex').slice(0, 8);
  const widest = Math.min(size.width, WIDEST);
  return {
    file: join(folder, file),
    photo: {
      path: `${PHOTO_FOLDER}/${name}-${side}-${hash}`,
      width: size.width,
      height: size.height,
      widths: [...WIDTHS.filter((width) => width < widest), widest],
    },
  };
}

/** A photo that nobody describes would otherwise be left out without a word. */
function strayFiles(files: readonly string[], entries: readonly PhotoEntry[]): string[] {
  const expected = new Set(entries.flatMap(({ name }) => [`${name}-before`, `${name}-after`]));
  return files
    .filter((file) => !expected.has(parse(file).name))
    .map(
      (file) => `${file}: no room in photos.json has this photo. Describe it there or delete it.`,
    );
}

const sizeOf = ({ width, height }: GalleryPhoto) => `${width} x ${height}`;
