import { MAX_ROOM_COUNT, isAddonId, isRoomId, isServiceId, isTimelineId } from '@cleaning/pricing';
import type { AddonId, RoomCounts, ServiceId, TimelineId } from '@cleaning/pricing';
import { createIdempotencyKey, isIdempotencyKey } from '../lib/idempotency-key.ts';

/** A visitor's answers in the quote calculator. They contain no personal data. */
export interface QuoteDraft {
  /** The idempotency key with which the draft becomes a quote. */
  readonly key: string;
  readonly serviceId: ServiceId | null;
  readonly rooms: RoomCounts;
  readonly addonIds: readonly AddonId[];
  readonly timelineId: TimelineId | null;
}

/** A draft with every answer that a quote needs. Rooms and extras may be empty. */
export interface CompleteQuoteDraft extends QuoteDraft {
  readonly serviceId: ServiceId;
  readonly timelineId: TimelineId;
}

/** An empty draft with a new key. */
export function emptyDraft(): QuoteDraft {
  return {
    key: createIdempotencyKey(),
    serviceId: null,
    rooms: {},
    addonIds: [],
    timelineId: null,
  };
}

export function isDraftComplete(draft: QuoteDraft): draft is CompleteQuoteDraft {
  return draft.serviceId !== null && draft.timelineId !== null;
}

export function isDraftEmpty({ serviceId, rooms, addonIds, timelineId }: QuoteDraft): boolean {
  const hasRooms = Object.values(rooms).some((count) => count > 0);
  return serviceId === null && timelineId === null && !hasRooms && addonIds.length === 0;
}

/** Parses an untrusted draft. Invalid answers are treated as not given. */
export function parseDraft(value: unknown): QuoteDraft {
  const { key, serviceId, rooms, addonIds, timelineId } = isRecord(value) ? value : {};
  return {
    key: isIdempotencyKey(key) ? key : createIdempotencyKey(),
    serviceId: isServiceId(serviceId) ? serviceId : null,
    rooms: parseRooms(rooms),
    addonIds: Array.isArray(addonIds) ? [...new Set(addonIds.filter(isAddonId))] : [],
    timelineId: isTimelineId(timelineId) ? timelineId : null,
  };
}

/** Whether a value is a valid number of rooms of one kind. */
export function isRoomCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MAX_ROOM_COUNT;
}

function parseRooms(value: unknown): RoomCounts {
  const rooms: RoomCounts = {};
  for (const [id, count] of Object.entries(isRecord(value) ? value : {})) {
    if (isRoomId(id) && isRoomCount(count) && count > 0) {
      rooms[id] = count;
    }
  }
  return rooms;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
