import { ROOM_IDS, isServiceId, isTimelineId } from '@cleaning/pricing';
import type { RoomId, ServiceId, TimelineId } from '@cleaning/pricing';
import { isRoomCount } from '../../../shared/quote-draft/index.ts';

/** Answers that come with a link to the calculator. */
export interface LinkedChoices {
  readonly serviceId?: ServiceId;
  readonly timelineId?: TimelineId;
  readonly rooms: readonly { readonly roomId: RoomId; readonly count: number }[];
}

const NAMES = ['service', 'timing', ...ROOM_IDS] as const;

/** Reads `?service=deep&bedroom=3&timing=urgent`. What cannot be understood is left out. */
export function choicesFromQuery(query: URLSearchParams): LinkedChoices {
  const service = query.get('service');
  const timing = query.get('timing');
  return {
    ...(isServiceId(service) ? { serviceId: service } : {}),
    ...(isTimelineId(timing) ? { timelineId: timing } : {}),
    rooms: ROOM_IDS.flatMap((roomId) => {
      const text = query.get(roomId);
      const count = text === null || text.trim() === '' ? Number.NaN : Number(text);
      return isRoomCount(count) ? [{ roomId, count }] : [];
    }),
  };
}

/** The query without the answers in it, so that loading the page again keeps later ones. */
export function withoutChoices(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query);
  for (const name of NAMES) {
    rest.delete(name);
  }
  return rest;
}
