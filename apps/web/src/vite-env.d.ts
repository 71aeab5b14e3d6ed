/// <reference types="vite/client" />
import type { GalleryPhotoPair } from './content/gallery-photo.ts';

declare global {
  interface ImportMetaEnv {
    /** The year in Sydney when the site was built. */
    readonly BUILD_YEAR: string;
    /** What is in `gallery-photos`. Tests have none. */
    readonly GALLERY_PHOTOS?: readonly GalleryPhotoPair[];
  }
}
