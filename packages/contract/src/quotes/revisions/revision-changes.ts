import {
  ADDON_IDS,
  ADDONS,
  formatMoney,
  formatPlainDate,
  ROOM_IDS,
  ROOMS,
  SERVICES,
  TIMELINES,
} from '@cleaning/pricing';
import { describePreferredTime } from '../../fields/preferred-time-in-words.ts';
import { SERIES_INTERVAL_NAMES } from '../../series/series-labels.ts';
import type { PriceLine } from '../entity.ts';
import { itemsOf } from '../items/price-of-items.ts';
import type { RevisionChange, RevisionContent } from './entity.ts';
import { pairLines } from './pair-lines.ts';
const quoted = (text: string): string => `“${text}”`;
const longDate = (date: string): string => formatPlainDate(date, 'long');

/** The changes from one offer to the next, in reading order. */
export function revisionChanges(before: RevisionContent, after: RevisionContent): RevisionChange[] {
  return [
    ...changed('service_id', 'Service', [before.service_id, after.service_id], serviceName),
    ...ROOM_IDS.flatMap((id) =>
      changed(`rooms.${id}`, ROOMS[id].name, [before.rooms[id], after.rooms[id]]),
    ),
    ...ADDON_IDS.flatMap((id) =>
      addedOrRemoved(`addon_ids.${id}`, ADDONS[id].name, [
        before.addon_ids.includes(id),
        after.addon_ids.includes(id),
      ]),
    ),
    ...changed('timeline_id', 'Timeline', [before.timeline_id, after.timeline_id], timelineName),
    ...placeChanges(before, after),
    ...itemChanges(before.price, after.price),
    ...changed('company_notes', 'Our note', [before.company_notes, after.company_notes], quoted),
    ...priceChanges(before.price, after.price),
  ];
}

const serviceName = (id: RevisionContent['service_id']): string => SERVICES[id].name;
const timelineName = (id: RevisionContent['timeline_id']): string => TIMELINES[id].name;

function placeChanges(before: RevisionContent, after: RevisionContent): RevisionChange[] {
  return [
    ...changed('address_line1', 'Street address', [before.address_line1, after.address_line1]),
    ...changed('suburb', 'Suburb', [before.suburb, after.suburb]),
    ...changed('postcode', 'Postcode', [before.postcode, after.postcode]),
    ...changed(
      'access_notes',
      'Note on getting in',
      [before.access_notes, after.access_notes],
      quoted,
    ),
    ...changed(
      'preferred_date',
      'Preferred date',
      [before.preferred_date, after.preferred_date],
      longDate,
    ),
    ...changed('preferred_time', 'Preferred time', [timeOf(before), timeOf(after)]),
    ...changed('interval_weeks', 'How often', [oftenOf(before), oftenOf(after)]),
  ];
}

/** The preferred time in words; null for any time. */
function timeOf({ preferred_time: time = 'any' }: RevisionContent): string | null {
  if (time === 'any') return null;
  return describePreferredTime(time).toLowerCase();
}

const oftenOf = ({ interval_weeks: weeks }: RevisionContent): string =>
  weeks === undefined || weeks === null ? 'once' : SERIES_INTERVAL_NAMES[weeks].toLowerCase();

function priceChanges(
  before: RevisionContent['price'],
  after: RevisionContent['price'],
): RevisionChange[] {
  return [
    ...changed('total_cents', 'Total', [before.total_cents, after.total_cents], formatMoney),
    ...changed(
      'deposit_cents',
      'Deposit',
      [before.deposit_cents, after.deposit_cents],
      formatMoney,
    ),
  ];
}

type Pair<Value> = readonly [before: Value, after: Value];

/** A change of one field. An empty text counts as absent. */
function changed<Value extends string | number>(
  field: string,
  label: string,
  [before, after]: Pair<Value | null>,
  words: (value: Value) => string = String,
): RevisionChange[] {
  if (before === after) return [];
  const read = (value: Value | null) => (value === null || value === '' ? null : words(value));
  return [{ field, before, after, sentence: sentenceOf(label, [read(before), read(after)]) }];
}

function sentenceOf(label: string, [was, is]: Pair<string | null>): string {
  if (was === null) return `${label} was added: ${ended(is ?? 'nothing')}`;
  if (is === null) return `${label} was removed: it was ${ended(was)}`;
  return `${label} changed from ${was} to ${ended(is)}`;
}

/** Ends a sentence with a full stop, unless it ends in a quotation that has its own. */
const ended = (words: string): string => (/[.!?]”$/u.test(words) ? words : `${words}.`);

function addedOrRemoved(field: string, name: string, [was, is]: Pair<boolean>): RevisionChange[] {
  if (was === is) return [];
  const sentence = `${name} was ${is ? 'added' : 'removed'}.`;
  return [{ field, before: was ? name : null, after: is ? name : null, sentence }];
}

const describeLine = ({ name, quantity, unit_cents: unitCents }: PriceLine): string =>
  `${name}, ${quantity} × ${formatMoney(unitCents)}`;

type PricedLines = Pick<RevisionContent['price'], 'lines'>;

/**
 * Whether staff wrote the lines. Lines of the price list follow from the choices, whose changes are
 * listed separately.
 */
const hasItems = (price: PricedLines): boolean => itemsOf(price).length > 0;

function itemChanges(before: PricedLines, after: PricedLines): RevisionChange[] {
  if (!hasItems(before) && !hasItems(after)) return [];
  return pairLines(before.lines, after.lines).flatMap(([was, is]) =>
    lineChange(`items.${(is ?? was)?.id ?? ''}`, [
      was === null ? null : describeLine(was),
      is === null ? null : describeLine(is),
    ]),
  );
}

function lineChange(field: string, [before, after]: Pair<string | null>): RevisionChange[] {
  if (before === after) return [];
  const sentence =
    before !== null && after !== null
      ? `The line ${quoted(before)} changed to ${quoted(after)}.`
      : `The line ${quoted(after ?? before ?? '')} was ${after === null ? 'removed' : 'added'}.`;
  return [{ field, before, after, sentence }];
}
