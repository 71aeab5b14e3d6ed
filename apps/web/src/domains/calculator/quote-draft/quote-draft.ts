import { isPlainDate } from '@cleaning/ndis';
import {
  MAX_ROOM_COUNT,
  isAddonId,
  isOneOffService,
  isRoomId,
  isServiceId,
  sydneyDateOf,
  timelineOn,
} from '@cleaning/pricing';
import type { AddonId, RoomCounts, ServiceId, TimelineId } from '@cleaning/pricing';
import {
  HOW_OFTEN,
  NO_WISHES,
  type VisitWishes,
} from '#domains/appointments/first-visit/visit-wishes.ts';
import { createIdempotencyKey, isIdempotencyKey } from '#kit/lib/idempotency-key.ts';

/** A suburb in which we clean. */
export interface DraftPlace {
  readonly suburb: string | null;
  readonly postcode: string;
}

/** A visitor's answers in the quote calculator. They contain no name and no street. */
export interface QuoteDraft extends VisitWishes {
  /** The idempotency key with which the draft becomes a quote. */
  readonly key: string;
  readonly place: DraftPlace | null;
  readonly serviceId: ServiceId | null;
  readonly rooms: RoomCounts;
  readonly addonIds: readonly AddonId[];
}

/** A draft with the answer that a quote needs. The others may be empty. */
export interface CompleteQuoteDraft extends QuoteDraft {
  readonly serviceId: ServiceId;
}

/** An empty draft with a new key. */
export function emptyDraft(): QuoteDraft {
  return {
    key: createIdempotencyKey(),
    place: null,
    serviceId: null,
    rooms: {},
    addonIds: [],
    ...NO_WISHES,
  };
}

export function isDraftComplete(draft: QuoteDraft): draft is CompleteQuoteDraft {
  return draft.serviceId !== null;
}

export function isDraftEmpty({
  place,
  serviceId,
  rooms,
  addonIds,
  intervalWeeks,
  preferredDate,
}: QuoteDraft): boolean {
  const hasRooms = Object.values(rooms).some((count) => count > 0);
  const hasWishes = intervalWeeks !== null || preferredDate !== '';
  return place === null && serviceId === null && !hasWishes && !hasRooms && addonIds.length === 0;
}

/** The timing of the preferred day; standard for any day. */
export const chooseTimeline = (
  { preferredDate }: Pick<VisitWishes, 'preferredDate'>,
  today: string,
): TimelineId => (preferredDate === '' ? 'standard' : timelineOn(preferredDate, today));

/**
 * Parses an untrusted draft. Invalid answers are treated as not given, and so is a day that has
 * passed.
 */
export function parseDraft(value: unknown): QuoteDraft {
  const { key, place, serviceId, rooms, addonIds, ...wishes } = isRecord(value) ? value : {};
  const service = isServiceId(serviceId) ? serviceId : null;
  return {
    key: isIdempotencyKey(key) ? key : createIdempotencyKey(),
    place: parsePlace(place),
    serviceId: service,
    rooms: parseRooms(rooms),
    addonIds: Array.isArray(addonIds) ? [...new Set(addonIds.filter(isAddonId))] : [],
    ...parseWishes(wishes, service),
  };
}

/** Whether a value is a valid number of rooms of one kind. */
export function isRoomCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MAX_ROOM_COUNT;
}

/** Whether a value is a Sydney date that has not passed. */
export const isComingDate = (value: unknown): value is string =>
  typeof value === 'string' && isPlainDate(value) && value >= sydneyDateOf(new Date());

const TIME = /^(?:any|morning|afternoon|(?:[01]\d|2[0-3]):[0-5]\d)$/u;

const timeIn = (value: unknown): string =>
  typeof value === 'string' && TIME.test(value) ? value : NO_WISHES.preferredTime;

function parseWishes(
  { intervalWeeks, preferredDate, preferredTime, secondDate, secondTime }: UnknownRecord,
  serviceId: ServiceId | null,
): VisitWishes {
  const isOneOff = serviceId !== null && isOneOffService(serviceId);
  const often = HOW_OFTEN.find(({ weeks }) => weeks === intervalWeeks)?.weeks ?? null;
  const regular = { intervalWeeks: isOneOff ? null : often };
  if (!isComingDate(preferredDate)) return { ...NO_WISHES, ...regular };
  return {
    ...regular,
    preferredDate,
    preferredTime: timeIn(preferredTime),
    secondDate: isComingDate(secondDate) ? secondDate : '',
    secondTime: timeIn(secondTime),
  };
}

function parsePlace(value: unknown): DraftPlace | null {
  const { suburb, postcode } = isRecord(value) ? value : {};
  if (typeof postcode !== 'string' || !/^\d{4}$/u.test(postcode)) return null;
  return { suburb: typeof suburb === 'string' ? suburb.slice(0, 80) : null, postcode };
}

function parseRooms(rooms: unknown): RoomCounts {
  const counts: RoomCounts = {};
  for (const [id, count] of Object.entries(isRecord(rooms) ? rooms : {})) {
    if (isRoomId(id) && isRoomCount(count) && count > 0) {
      counts[id] = count;
    }
  }
  return counts;
}

type UnknownRecord = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is UnknownRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
