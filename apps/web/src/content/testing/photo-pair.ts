import type { GalleryPhotoPair } from '../gallery-photo.ts';

/** A pair of photos as the build finds it. */
export function photoPair(room: string): GalleryPhotoPair {
  const id = `our-${room.toLowerCase()}`;
  const side = (when: string) => ({
    path: `/assets/gallery/${id}-${when}-0a1b2c3d`,
    width: 1500,
    height: 1000,
    widths: [640, 1280, 1500],
  });
  return {
    id,
    room,
    service: 'Deep cleaning',
    before: { alt: `Before: a dusty ${room}`, photo: side('before') },
    after: { alt: `After: the same ${room}, clean`, photo: side('after') },
  };
}
