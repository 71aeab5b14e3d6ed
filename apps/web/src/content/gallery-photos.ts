import type { Picture } from 'vite-imagetools';
import ROOMS from '../../gallery-photos/photos.json' with { type: 'json' };

/** The company's description of a pair of photos in `photos.json`. */
export interface PhotographedRoom {
  /** The part of the file name that both photos share. */
  readonly name: string;
  /** The kind of room. */
  readonly room: string;
  /** What was done. */
  readonly service: string;
  /** Alternative texts of the photo before the clean and the one after it. */
  readonly before: string;
  readonly after: string;
}

/** A photo in several widths and formats; browsers load the smallest that is sharp. */
export interface GalleryPhoto {
  readonly alt: string;
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[];
}

/** Photos of one place before and after a clean. */
export interface GalleryPhotoPair extends Pick<PhotographedRoom, 'room' | 'service'> {
  readonly id: string;
  readonly before: GalleryPhoto;
  readonly after: GalleryPhoto;
}

/** Pictures by file name without extension. The build checks that each name has a picture. */
type Pictures = ReadonlyMap<string, Picture>;

function photoPairs(
  rooms: readonly PhotographedRoom[],
  pictures: Pictures,
): readonly GalleryPhotoPair[] {
  return rooms.map(({ name, room, service, before, after }) => ({
    id: name,
    room,
    service,
    before: findPhoto(pictures, `${name}-before`, `Before: ${before}`),
    after: findPhoto(pictures, `${name}-after`, `After: ${after}`),
  }));
}

function findPhoto(pictures: Pictures, name: string, alt: string): GalleryPhoto {
  const picture = pictures.get(name);
  if (picture === undefined) throw new Error(`There is no photo ${name} in gallery-photos.`);
  const { img, sources } = picture;
  return {
    alt,
    src: img.src,
    width: img.w,
    height: img.h,
    sources: Object.entries(sources).map(([format, srcSet]) => ({
      type: `image/${format}`,
      srcSet,
    })),
  };
}

const FILES = import.meta.glob<Picture>('../../gallery-photos/*.{jpg,jpeg,png,webp}', {
  query: '?w=640;1280;1920&withoutEnlargement&format=avif;webp&quality=70&as=picture',
  import: 'default',
  eager: true,
});

/** The company's photos in `gallery-photos`. */
export const GALLERY_PHOTOS = photoPairs(
  ROOMS,
  new Map(
    Object.entries(FILES).map(([path, picture]) => [
      path.replace(/^.*\/(.*)\.\w+$/u, '$1'),
      picture,
    ]),
  ),
);
