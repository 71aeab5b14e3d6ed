import type { PriceLine, Quote, QuoteChoices, SaveOfferRequest } from '@cleaning/contract/quotes';
import { itemLine, itemsOf, priceOfChoices } from '@cleaning/contract/quotes/rules';
import { describeMultiplier, TIMELINES } from '@cleaning/pricing';
import { parseDollars, inDollars } from '#kit/lib/dollars.ts';
import { depositValues, toDeposit, type DepositValues } from './deposit-fields.tsx';

/** The form values of a line; amounts are in dollars. */
export interface LineValues {
  readonly id: string;
  readonly description: string;
  readonly quantity: string;
  readonly unit_cents: string;
  /** The list price of one unit, in cents; null for a line without a list price. */
  readonly list_unit_cents: number | null;
  readonly reason: string;
}

/** The form values of an offer. */
export interface OfferValues {
  readonly items: LineValues[];
  readonly deposit: DepositValues;
  readonly company_notes: string;
  /** A Sydney date; empty for the company's usual validity. */
  readonly valid_until: string;
}

/** The form values of a quote's offer. A list price is converted to editable lines. */
export function offerValues(quote: Quote): OfferValues {
  const items = itemsOf(quote.price);
  return {
    items: items.length > 0 ? items.map(toLine) : listLines(quote),
    deposit: depositValues(quote.price.chosen_deposit),
    company_notes: quote.company_notes,
    valid_until: quote.staff_details?.next_valid_until ?? '',
  };
}

/** The form values of an offer as it was sent, to change it. */
export const sentOfferValues = (quote: Quote): OfferValues => ({
  items: wholeLines(quote).map((line) =>
    line.kind === 'item'
      ? toLine(line)
      : { ...toLine({ ...line, list_unit_cents: line.unit_cents }), id: crypto.randomUUID() },
  ),
  deposit: depositValues(quote.price.chosen_deposit),
  company_notes: quote.company_notes,
  valid_until: quote.valid_until ?? '',
});

/** A price expressed only in lines: the timing adjustment becomes a line as well. */
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

/** The list price of the request in lines; the timing adjustment is a separate line. */
export function listLines(quote: QuoteChoices): LineValues[] {
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

/** Converts a line of an earlier offer to form values, to offer it again. */
export const toLine = (line: PriceLine): LineValues => ({
  id: line.id,
  description: line.name,
  quantity: String(line.quantity),
  unit_cents: inDollars(line.unit_cents),
  list_unit_cents: line.list_unit_cents ?? null,
  reason: line.reason ?? '',
});

export const toOffer = (values: OfferValues, version: number): SaveOfferRequest => ({
  version,
  ...toContent(values),
});

/** The offer of a form in the format of the API. */
export const toContent = ({
  items,
  deposit,
  company_notes,
  valid_until,
}: OfferValues): Omit<SaveOfferRequest, 'version'> => ({
  items: items.map(toItem),
  deposit: toDeposit(deposit),
  company_notes,
  valid_until: valid_until === '' ? null : valid_until,
});

const toItem = ({ list_unit_cents, ...line }: LineValues): SaveOfferRequest['items'][number] => ({
  ...line,
  quantity: line.quantity.trim() === '' ? Number.NaN : Number(line.quantity),
  unit_cents: parseDollars(line.unit_cents),
  ...(list_unit_cents === null ? {} : { list_unit_cents }),
});

/** The lines that are complete, for the sum. */
export function priceLines(items: readonly LineValues[]): PriceLine[] {
  return items.flatMap((line) => {
    const item = toItem(line);
    if (!Number.isFinite(item.quantity) || !Number.isFinite(item.unit_cents)) return [];
    return [itemLine(line.id, item)];
  });
}

export const sumLines = (lines: readonly PriceLine[]): number =>
  lines.reduce((sum, { amount_cents }) => sum + amount_cents, 0);

/** Whether the price of a line differs from its list price. */
export const isChanged = ({ unit_cents, list_unit_cents }: LineValues): boolean =>
  list_unit_cents !== null && parseDollars(unit_cents) !== list_unit_cents;
