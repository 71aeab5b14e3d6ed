import type { GalleryPhotoPair } from './gallery-photo.ts';

/** The photos that the company has put into `gallery-photos`, found when the site is built. */
export const GALLERY_PHOTOS: readonly GalleryPhotoPair[] = import.meta.env.GALLERY_PHOTOS ?? [];
