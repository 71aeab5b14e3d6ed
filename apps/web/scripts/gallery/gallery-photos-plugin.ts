import { createReadStream } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { Plugin } from 'vite';
import { GALLERY_PHOTOS, PHOTO_CACHE } from '../lib/paths.ts';
import { PHOTO_FOLDER, readPhotoPairs } from './read-photo-pairs.ts';
import { cachePhotos } from './write-photos.ts';

/** Tells the site which photos there are, and serves them while it is being developed. */
export function galleryPhotos(): Plugin {
  return {
    name: 'gallery-photos',
    async config() {
      const pairs = await readPhotoPairs(GALLERY_PHOTOS);
      const shown = pairs.map((pair) => pair.shown);
      return { define: { 'import.meta.env.GALLERY_PHOTOS': JSON.stringify(shown) } };
    },
    async configureServer(server) {
      await cachePhotos(PHOTO_CACHE, await readPhotoPairs(GALLERY_PHOTOS));
      server.middlewares.use(PHOTO_FOLDER, ({ url = '' }, response, next) => {
        response.setHeader('Content-Type', `image/${extname(url).slice(1)}`);
        createReadStream(join(PHOTO_CACHE, basename(url)))
          .on('error', next)
          .pipe(response);
      });
    },
  };
}
