import { addDays } from '@cleaning/ndis';
import { ADDON_IDS, ROOM_IDS, isOneOffService, isServiceId } from '@cleaning/pricing';
import type { RoomCounts } from '@cleaning/pricing';
import {
  HOW_OFTEN,
  NO_WISHES,
  type VisitWishes,
} from '#domains/appointments/first-visit/visit-wishes.ts';
import { isComingDate, isRoomCount, type QuoteDraft } from '../quote-draft/quote-draft.ts';

/** Query parameters. The form without JavaScript sends the same. */
const SERVICE = 'service';
const EXTRAS = 'extras';
const EVERY = 'every';
const DAY = 'day';
/** In links from before the timing followed from the day. */
const TIMING = 'timing';

/** The answers that a link holds: what determines the price. */
export type LinkedChoices = Omit<QuoteDraft, 'key' | 'place'>;

/**
 * The answers after following a link such as `?service=deep&bedroom=3&extras=oven&every=2`. A link
 * stands for a whole price: what it does not name is not answered. A link that names a service
 * alone keeps the other answers as they are. Invalid values are ignored, and a link without valid
 * values changes nothing.
 *
 * @param today the date in Sydney.
 */
export function choicesAfterLink<Choices extends LinkedChoices>(
  choices: Choices,
  query: URLSearchParams,
  today: string,
): Choices {
  const service = query.get(SERVICE);
  const serviceId = isServiceId(service) ? service : null;
  const rooms = readRooms(query);
  const extras = query.getAll(EXTRAS);
  const addonIds = ADDON_IDS.filter((id) => extras.includes(id));
  const wishes = readWishes(query, today);
  if (wishes === null && addonIds.length === 0 && Object.keys(rooms).length === 0) {
    return serviceId === null ? choices : { ...choices, ...regularOnly(choices, serviceId) };
  }
  const linked = { ...choices, ...NO_WISHES, ...wishes, rooms, addonIds };
  return { ...linked, ...regularOnly(linked, serviceId) };
}

/** The service, without regular visits where it is for one occasion. */
const regularOnly = (
  { intervalWeeks }: Pick<VisitWishes, 'intervalWeeks'>,
  serviceId: QuoteDraft['serviceId'],
) => ({
  serviceId,
  intervalWeeks: serviceId !== null && isOneOffService(serviceId) ? null : intervalWeeks,
});

/** How often and when; null when a link says neither. */
function readWishes(
  query: URLSearchParams,
  today: string,
): Pick<VisitWishes, 'intervalWeeks' | 'preferredDate'> | null {
  const every = HOW_OFTEN.find(({ weeks }) => weeks !== null && String(weeks) === query.get(EVERY));
  const day = query.get(DAY) ?? dayOfTiming(query.get(TIMING), today);
  if (every === undefined && day === null) return null;
  return {
    intervalWeeks: every?.weeks ?? null,
    preferredDate: isComingDate(day) ? day : '',
  };
}

/** The day that has a timing: its price stays the one that was shared. */
function dayOfTiming(timing: string | null, today: string): string | null {
  if (timing === 'same-day') return today;
  if (timing === 'urgent') return addDays(today, 1);
  return timing === 'standard' ? '' : null;
}

/**
 * The query of a link to these answers. Its parameters have a fixed order, so that equal answers
 * have equal links.
 */
export function choicesQuery({
  serviceId,
  rooms,
  addonIds,
  intervalWeeks,
  preferredDate,
}: LinkedChoices): string {
  return new URLSearchParams([
    ...(serviceId === null ? [] : [[SERVICE, serviceId]]),
    ...ROOM_IDS.flatMap((id) => {
      const count = rooms[id] ?? 0;
      return count === 0 ? [] : [[id, String(count)]];
    }),
    ...ADDON_IDS.filter((id) => addonIds.includes(id)).map((id) => [EXTRAS, id]),
    ...(intervalWeeks === null ? [] : [[EVERY, String(intervalWeeks)]]),
    ...(preferredDate === '' ? [] : [[DAY, preferredDate]]),
  ]).toString();
}

/** Replaces the answers in a query and keeps its other parameters. */
export function withChoices(query: URLSearchParams, choices: LinkedChoices): string {
  const rest = new URLSearchParams(query);
  for (const name of [SERVICE, EXTRAS, EVERY, DAY, TIMING, ...ROOM_IDS]) {
    rest.delete(name);
  }
  return [rest.toString(), choicesQuery(choices)].filter((part) => part !== '').join('&');
}

function readRooms(query: URLSearchParams): RoomCounts {
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
