import type { FilterOption } from '@cleaning/ui/filter-pills';
import type { GalleryPair } from '#content/gallery.ts';

/** The filter for all rooms. */
export const EVERY_ROOM = '';

/** A filter for all rooms, then one for each kind of room. */
export function roomFilters(
  pairs: readonly GalleryPair[],
  everyRoomLabel: string,
): FilterOption<string>[] {
  const rooms = new Set(pairs.map(({ room }) => room));
  return [
    { value: EVERY_ROOM, label: everyRoomLabel },
    ...Array.from(rooms, (room) => ({ value: room, label: room })),
  ];
}

export function pairsOfRoom(pairs: readonly GalleryPair[], room: string): readonly GalleryPair[] {
  return room === EVERY_ROOM ? pairs : pairs.filter((pair) => pair.room === room);
}
