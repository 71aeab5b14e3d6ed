import type { GalleryPhotoPair } from '../gallery-photos.ts';

/** A pair of photos as the build provides it. */
export function photoPair(room: string): GalleryPhotoPair {
  const id = `our-${room.toLowerCase()}`;
  const side = (when: string, alt: string) => ({
    alt,
    src: `/assets/${id}-${when}-0a1b2c3d.webp`,
    width: 1500,
    height: 1000,
    sources: ['avif', 'webp'].map((format) => ({
      type: `image/${format}`,
      srcSet: [640, 1280, 1500]
        .map((width) => `/assets/${id}-${when}-${width}.${format} ${width}w`)
        .join(', '),
    })),
  });
  return {
    id,
    room,
    service: 'Deep cleaning',
    before: side('before', `Before: a dusty ${room}`),
    after: side('after', `After: the same ${room}, clean`),
  };
}
