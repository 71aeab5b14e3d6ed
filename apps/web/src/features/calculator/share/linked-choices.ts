import { ADDON_IDS, ROOM_IDS, isServiceId, isTimelineId } from '@cleaning/pricing';
import type { RoomCounts } from '@cleaning/pricing';
import { isRoomCount } from '../../../shared/quote-draft/quote-draft.ts';
import type { PriceChoices } from '../price/price-choices.ts';

/** Query parameters. The form without JavaScript sends the same. */
const SERVICE = 'service';
const EXTRAS = 'extras';
const TIMING = 'timing';

/**
 * The answers after following a link such as `?service=deep&bedroom=3&extras=oven&timing=urgent`.
 * A link stands for a whole price: what it does not name is not answered. A link that names a
 * service alone keeps the other answers as they are. Invalid values
 * are ignored, and a link without valid values changes nothing.
 */
export function choicesAfterLink(choices: PriceChoices, query: URLSearchParams): PriceChoices {
  const service = query.get(SERVICE);
  const timing = query.get(TIMING);
  const serviceId = isServiceId(service) ? service : null;
  const timelineId = isTimelineId(timing) ? timing : null;
  const rooms = roomsOf(query);
  const extras = query.getAll(EXTRAS);
  const addonIds = ADDON_IDS.filter((id) => extras.includes(id));
  if (timelineId === null && addonIds.length === 0 && Object.keys(rooms).length === 0) {
    return serviceId === null ? choices : { ...choices, serviceId };
  }
  return { serviceId, rooms, addonIds, timelineId };
}

/**
 * The query of a link to these answers. Its parameters have a fixed order, so that equal answers
 * have equal links.
 */
export function choicesQuery({ serviceId, rooms, addonIds, timelineId }: PriceChoices): string {
  return new URLSearchParams([
    ...(serviceId === null ? [] : [[SERVICE, serviceId]]),
    ...ROOM_IDS.flatMap((id) => {
      const count = rooms[id] ?? 0;
      return count === 0 ? [] : [[id, String(count)]];
    }),
    ...ADDON_IDS.filter((id) => addonIds.includes(id)).map((id) => [EXTRAS, id]),
    ...(timelineId === null ? [] : [[TIMING, timelineId]]),
  ]).toString();
}

/** Replaces the answers in a query and keeps its other parameters. */
export function withChoices(query: URLSearchParams, choices: PriceChoices): string {
  const rest = new URLSearchParams(query);
  for (const name of [SERVICE, EXTRAS, TIMING, ...ROOM_IDS]) {
    rest.delete(name);
  }
  return [rest.toString(), choicesQuery(choices)].filter((part) => part !== '').join('&');
}

function roomsOf(query: URLSearchParams): RoomCounts {
  const rooms: RoomCounts = {};
  for (const roomId of ROOM_IDS) {
    const text = query.get(roomId)?.trim() ?? '';
    const count = Number(text);
    if (text !== '' && isRoomCount(count) && count > 0) {
      rooms[roomId] = count;
    }
  }
  return rooms;
}
