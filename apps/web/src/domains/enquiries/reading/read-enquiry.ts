import type { Enquiry } from '@cleaning/contract/enquiries';
import {
  ADDON_IDS,
  type AddonId,
  MAX_ROOM_COUNT,
  ROOM_IDS,
  type RoomId,
  type ServiceId,
} from '@cleaning/pricing';
import { findDate } from './find-date.ts';
import { findPhone } from './find-phone.ts';
import { findPlaces, type Found } from './find-places.ts';

/** What a visitor's message says about the clean, as far as it can be recognised. */
export interface EnquiryReading {
  readonly serviceId: ServiceId | null;
  readonly isNdis: boolean;
  /** The number of rooms that the message states for each kind. */
  readonly rooms: Partial<Record<RoomId, number>>;
  readonly addonIds: readonly AddonId[];
  readonly street: string | null;
  readonly suburb: string | null;
  readonly postcode: string | null;
  readonly preferredDate: string | null;
  readonly phone: string | null;
  /** The whole message in order, divided into the parts that were used and the rest. */
  readonly parts: readonly MessagePart[];
}

export interface MessagePart {
  readonly text: string;
  readonly isUsed: boolean;
}

const NUMBER_WORDS = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
];
const COUNT = `(?<count>\\d{1,2}|${NUMBER_WORDS.join('|')})`;
const HOME = '(?:\\s+(?:unit|apartment|house|home|flat|townhouse|villa|granny flat))?';

const ROOM_WORDS: Readonly<Record<RoomId, string>> = {
  bedroom: 'bed(?:room)?s?|br|bdrms?',
  bathroom: 'bath(?:room)?s?',
  kitchen: 'kitchens?',
  living: 'living (?:room|area)s?|lounge(?: room)?s?',
  dining: 'dining (?:room|area)s?',
};

const ADDON_WORDS: Readonly<Record<AddonId, string>> = {
  windows: 'windows?',
  carpet: 'carpets?',
  oven: 'ovens?',
  fridge: 'fridges?|refrigerators?',
  garage: 'garages?',
  balcony: 'balcony|balconies|patios?',
};
const NOT_BEFORE = "(?<!\\b(?:no|not|without|except|don['’]t need)\\s+(?:(?:the|a|any)\\s+)?)";
const CLEAN = '(?:[- ]clean(?:ing)?)?';

/** More specific services first: a deep clean of an office is office cleaning. */
const SERVICE_WORDS: readonly (readonly [ServiceId, string])[] = [
  ['ndis', 'NDIS'],
  [
    'end-of-lease',
    `(?:end[- ]of[- ](?:lease|tenancy)${CLEAN}|(?:bond|vacate|exit|move[- ]out) clean(?:ing)?)`,
  ],
  ['after-builders', `after[- ]builders?['’]?${CLEAN}`],
  ['post-renovation', `(?:post[- ]renovation|after (?:a|the|our|my) renovation)${CLEAN}`],
  ['airbnb', `air ?bnb${CLEAN}`],
  ['pet-treatment', `(?:office|commercial)${CLEAN}`],
  ['deep', '(?:deep|spring)[- ]clean(?:ing)?'],
  ['general', '(?:general|regular|weekly|fortnightly)[- ]clean(?:ing)?'],
];

/**
 * Finds the answers of the quote form in a visitor's message. It matches words without
 * understanding grammar, so staff check the result: each match is highlighted in the message.
 *
 * @param today the date in Sydney, YYYY-MM-DD.
 */
export function readEnquiry(
  { message, phone_number: phone }: Pick<Enquiry, 'message' | 'phone_number'>,
  today: string,
): EnquiryReading {
  const rooms = ROOM_IDS.flatMap((id) => findRooms(message, id));
  const addons = ADDON_IDS.flatMap((id) =>
    findWords(message, `${NOT_BEFORE}\\b(?:${ADDON_WORDS[id]})`, id),
  );
  const service =
    SERVICE_WORDS.flatMap(([id, words]) => findWords(message, `\\b${words}`, id)).at(0) ?? null;
  const places = findPlaces(message);
  const date = findDate(message, today);
  const number = phone === null ? findPhone(message) : null;
  const used = [...rooms, ...addons, service, ...places, date, number].filter(
    (found) => found !== null,
  );
  return {
    serviceId: service?.value ?? null,
    isNdis: service?.value === 'ndis',
    rooms: Object.fromEntries(rooms.map(({ value }) => value)),
    addonIds: addons.map(({ value }) => value),
    street: places.find(({ value }) => value.street !== null)?.value.street ?? null,
    suburb: places.find(({ value }) => value.suburb !== null)?.value.suburb ?? null,
    postcode: places.find(({ value }) => value.postcode !== null)?.value.postcode ?? null,
    preferredDate: date?.value ?? null,
    phone: number?.value ?? null,
    parts: markUsed(message, used),
  };
}

/** The first occurrence of some words, ignoring case. */
function findWords<Value>(message: string, words: string, value: Value): readonly Found<Value>[] {
  const match = new RegExp(`${words}\\b`, 'iu').exec(message);
  return match === null ? [] : [{ start: match.index, end: match.index + match[0].length, value }];
}

function findRooms(message: string, id: RoomId): readonly Found<readonly [RoomId, number]>[] {
  const match = new RegExp(`\\b${COUNT}[- ]?(?:${ROOM_WORDS[id]})\\b${HOME}`, 'iu').exec(message);
  if (match === null) return [];
  const countText = match.groups?.['count']?.toLowerCase() ?? '';
  const count = /\d/u.test(countText) ? Number(countText) : NUMBER_WORDS.indexOf(countText) + 1;
  return count > MAX_ROOM_COUNT
    ? []
    : [{ start: match.index, end: match.index + match[0].length, value: [id, count] }];
}

/**
 * Splits a message into used and unused parts. Used parts that touch, or have only a space between
 * them, are merged.
 */
function markUsed(message: string, used: readonly Found<unknown>[]): readonly MessagePart[] {
  const parts: MessagePart[] = [];
  let end = 0;
  for (const { start, end: next } of joined(message, used)) {
    if (start > end) parts.push({ text: message.slice(end, start), isUsed: false });
    parts.push({ text: message.slice(start, next), isUsed: true });
    end = next;
  }
  if (end < message.length) parts.push({ text: message.slice(end), isUsed: false });
  return parts;
}

function joined(
  message: string,
  used: readonly Pick<Found<unknown>, 'start' | 'end'>[],
): readonly Pick<Found<unknown>, 'start' | 'end'>[] {
  const result: { start: number; end: number }[] = [];
  for (const { start, end } of used.toSorted((one, other) => one.start - other.start)) {
    const last = result.at(-1);
    if (last !== undefined && message.slice(last.end, start).trim() === '') {
      last.end = Math.max(last.end, end);
    } else {
      result.push({ start, end });
    }
  }
  return result;
}
