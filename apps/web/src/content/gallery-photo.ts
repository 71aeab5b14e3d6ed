/** A photo in several widths and formats. */
export interface GalleryPhoto {
  /** Its address without width and ending. */
  readonly path: string;
  /** The size of the photo that the company took, in pixels. */
  readonly width: number;
  readonly height: number;
  /** What it was made into, in pixels, the widest last. */
  readonly widths: readonly number[];
}

/** One place photographed before and after a clean. */
export interface GalleryPhotoPair {
  readonly id: string;
  readonly room: string;
  readonly service: string;
  readonly before: { readonly alt: string; readonly photo: GalleryPhoto };
  readonly after: { readonly alt: string; readonly photo: GalleryPhoto };
}

/** The formats of each photo, the smallest files first. */
export const PHOTO_FORMATS = ['avif', 'webp'] as const;

export type PhotoFormat = (typeof PHOTO_FORMATS)[number];

/** The address of a photo in one width and format. */
export const photoFile = ({ path }: GalleryPhoto, width: number, format: PhotoFormat): string =>
  `${path}-${width}.${format}`;

/** A photo as a picture of a page: browsers take the smallest file that is sharp where it stands. */
export function photoPicture({ alt, photo }: GalleryPhotoPair['before']) {
  return {
    alt,
    src: photoFile(photo, photo.widths.at(-1) ?? photo.width, 'webp'),
    width: photo.width,
    height: photo.height,
    sources: PHOTO_FORMATS.map((format) => ({
      type: `image/${format}`,
      srcSet: photo.widths
        .map((width) => `${photoFile(photo, width, format)} ${width}w`)
        .join(', '),
    })),
  };
}
