/** Every kind of room that adds to a price, in the order lists show them. */
export const ROOM_IDS = ['bedroom', 'bathroom', 'kitchen', 'living', 'dining'] as const;

/** One of the ids in {@link ROOM_IDS}. */
export type RoomId = (typeof ROOM_IDS)[number];

/** Whether a value from outside (a link, storage, a request) is one of the ids in {@link ROOM_IDS}. */
export function isRoomId(value: unknown): value is RoomId {
  return ROOM_IDS.some((id) => id === value);
}
