import {
  ADDONS,
  type AddonId,
  ROOM_IDS,
  ROOMS,
  type RoomCounts,
  TIMELINES,
  type TimelineId,
} from '@cleaning/pricing';

/** Rooms as people say them: "2 bedrooms, 1 kitchen". */
export function describeRooms(rooms: Readonly<RoomCounts>): string {
  const described = ROOM_IDS.flatMap((id) => {
    const count = rooms[id] ?? 0;
    if (count === 0) return [];
    const { name, plural } = ROOMS[id];
    return [`${count} ${(count === 1 ? name : plural).toLowerCase()}`];
  });
  return described.length === 0 ? 'None' : described.join(', ');
}

/** Extras as people say them: "Fridge clean, garage clean". */
export function describeAddons(addonIds: readonly AddonId[]): string {
  if (addonIds.length === 0) return 'None';
  const words = addonIds.map((id) => ADDONS[id].name.toLowerCase()).join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** When the clean is and what that asks for: "Urgent. Next day, price × 1.2, 30% deposit." */
export function describeTimeline(timelineId: TimelineId): string {
  const { name, detail } = TIMELINES[timelineId];
  return `${name}. ${detail}.`;
}
