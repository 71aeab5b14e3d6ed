import {
  itemLine,
  itemsOf,
  priceOfChoices,
  type PriceLine,
  type Quote,
  type SaveOfferRequest,
} from '@cleaning/contract';
import { describeMultiplier, TIMELINES } from '@cleaning/pricing';
import { centsOf, inDollars } from '../../../shared/lib/dollars.ts';

/** A line as it is typed: amounts in dollars. */
export interface LineValues {
  readonly id: string;
  readonly description: string;
  readonly quantity: string;
  readonly unit_cents: string;
  /** What one costs by the price list, in cents; null for a line of our own. */
  readonly list_unit_cents: number | null;
  readonly reason: string;
}

/** An offer as it is typed. */
export interface OfferValues {
  readonly items: LineValues[];
  readonly company_notes: string;
  /** A day in Sydney; empty for the company's usual time. */
  readonly valid_until: string;
}

/** The offer that a quote holds; a price of the price list becomes lines that can be changed. */
export function offerValues(quote: Quote): OfferValues {
  const items = itemsOf(quote.price);
  return {
    items: items.length > 0 ? items.map(toLine) : listLines(quote),
    company_notes: quote.company_notes,
    valid_until: quote.staff_details?.next_valid_until ?? '',
  };
}

/** A price whose every part is a line: what the timeline adds is one too. */
export function wholeLines({
  price,
  timeline_id,
}: Pick<Quote, 'price' | 'timeline_id'>): PriceLine[] {
  const adjustment = price.timeline_adjustment_cents ?? 0;
  if (adjustment === 0) return price.lines;
  const timing = `${TIMELINES[timeline_id].name} timing (${describeMultiplier(price.multiplier_percent)})`;
  const id = crypto.randomUUID();
  const item = { description: timing, quantity: 1, unit_cents: adjustment };
  return [...price.lines, itemLine(id, item)];
}

/** The lines of the price list for what was asked; what the timeline adds is a line by itself. */
export function listLines(
  quote: Pick<Quote, 'service_id' | 'rooms' | 'addon_ids' | 'timeline_id'>,
): LineValues[] {
  const price = priceOfChoices(quote);
  return wholeLines({ price, timeline_id: quote.timeline_id }).map((line) => ({
    ...toLine({ ...line, list_unit_cents: line.unit_cents }),
    id: crypto.randomUUID(),
  }));
}

export const newLine = (): LineValues => ({
  id: crypto.randomUUID(),
  description: '',
  quantity: '1',
  unit_cents: '',
  list_unit_cents: null,
  reason: '',
});

/** A line of an earlier offer, to be offered again. */
export const toLine = (line: PriceLine): LineValues => ({
  id: line.id,
  description: line.name,
  quantity: String(line.quantity),
  unit_cents: inDollars(line.unit_cents),
  list_unit_cents: line.list_unit_cents ?? null,
  reason: line.reason ?? '',
});

export const toOffer = (
  { items, company_notes, valid_until }: OfferValues,
  version: number,
): SaveOfferRequest => ({
  version,
  items: items.map(toItem),
  company_notes,
  valid_until: valid_until === '' ? null : valid_until,
});

const toItem = ({ list_unit_cents, ...line }: LineValues): SaveOfferRequest['items'][number] => ({
  ...line,
  quantity: line.quantity.trim() === '' ? Number.NaN : Number(line.quantity),
  unit_cents: centsOf(line.unit_cents),
  ...(list_unit_cents === null ? {} : { list_unit_cents }),
});

/** The lines that can be added up so far. */
export function priceLines(items: readonly LineValues[]): PriceLine[] {
  return items.flatMap((line) => {
    const item = toItem(line);
    if (!Number.isFinite(item.quantity) || !Number.isFinite(item.unit_cents)) return [];
    return [itemLine(line.id, item)];
  });
}

export const totalOf = (lines: readonly PriceLine[]): number =>
  lines.reduce((sum, { amount_cents }) => sum + amount_cents, 0);

/** Whether a line costs something else than its list price. */
export const isChanged = ({ unit_cents, list_unit_cents }: LineValues): boolean =>
  list_unit_cents !== null && centsOf(unit_cents) !== list_unit_cents;
